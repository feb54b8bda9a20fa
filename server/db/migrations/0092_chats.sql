CREATE TABLE "chat" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"area_id" integer,
	"read_only" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"pair" text,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "chat_kind" CHECK ("chat"."kind" in ('direct', 'group', 'area')),
	CONSTRAINT "chat_of_area" CHECK (("chat"."kind" = 'area') = ("chat"."area_id" is not null)),
	CONSTRAINT "chat_of_pair" CHECK (("chat"."kind" = 'direct') = ("chat"."pair" is not null)),
	CONSTRAINT "chat_named" CHECK (("chat"."kind" = 'group') = ("chat"."name" <> ''))
);
--> statement-breakpoint
CREATE TABLE "chat_member" (
	"chat_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"owner" boolean DEFAULT false NOT NULL,
	"from_id" integer DEFAULT 0 NOT NULL,
	"until_id" integer,
	"read_id" integer DEFAULT 0 NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "chat_member_chat_id_account_id_pk" PRIMARY KEY("chat_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chat_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"body" text NOT NULL,
	"urgent" boolean DEFAULT false NOT NULL,
	"reply_to_id" integer,
	"sent_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, anden_plain(body)) || array_to_tsvector(array['chat' || chat_id::text])) STORED NOT NULL,
	CONSTRAINT "chat_message_deleted" CHECK ("chat_message"."deleted_at" is null or "chat_message"."body" = '')
);
--> statement-breakpoint
CREATE TABLE "chat_message_file" (
	"message_id" integer NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "chat_message_file_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_reply_to_id_chat_message_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."chat_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_file" ADD CONSTRAINT "chat_message_file_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_file" ADD CONSTRAINT "chat_message_file_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_pair" ON "chat" USING btree ("pair");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_area" ON "chat" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "chat_member_of" ON "chat_member" USING btree ("account_id","chat_id");--> statement-breakpoint
CREATE INDEX "chat_message_of" ON "chat_message" USING btree ("chat_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_once" ON "chat_message" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_message_words" ON "chat_message" USING gin ("words") WHERE "chat_message"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "chat_message_file_hash" ON "chat_message_file" USING btree ("hash");