CREATE TABLE "chat_ack" (
	"message_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "chat_ack_message_id_account_id_pk" PRIMARY KEY("message_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chat_reaction" (
	"message_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "chat_reaction_message_id_account_id_pk" PRIMARY KEY("message_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "asks_ack" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_ack" ADD CONSTRAINT "chat_ack_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_ack" ADD CONSTRAINT "chat_ack_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reaction" ADD CONSTRAINT "chat_reaction_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reaction" ADD CONSTRAINT "chat_reaction_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_message_replies" ON "chat_message" USING btree ("reply_to_id") WHERE "chat_message"."reply_to_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_message_pinned" ON "chat_message" USING btree ("chat_id","pinned_at") WHERE "chat_message"."pinned_at" is not null;