CREATE TABLE "chat_block" (
	"account_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "chat_block_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id"),
	CONSTRAINT "chat_block_other" CHECK ("chat_block"."account_id" <> "chat_block"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter_id" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "chat_report_states" CHECK ("chat_report"."state" in ('open', 'closed')),
	CONSTRAINT "chat_report_closed" CHECK (("chat_report"."state" = 'closed') = ("chat_report"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_reported_message" (
	"report_id" integer NOT NULL,
	"position" integer NOT NULL,
	"message_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"body" text NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_reported_message_report_id_position_pk" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "chat_stay" (
	"chat_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"from_id" integer NOT NULL,
	"until_id" integer,
	CONSTRAINT "chat_stay_chat_id_account_id_from_id_pk" PRIMARY KEY("chat_id","account_id","from_id"),
	CONSTRAINT "chat_stay_order" CHECK ("chat_stay"."until_id" is null or "chat_stay"."until_id" >= "chat_stay"."from_id")
);
--> statement-breakpoint
ALTER TABLE "chat" DROP CONSTRAINT "chat_kind";--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "site_id" integer;--> statement-breakpoint
ALTER TABLE "chat_block" ADD CONSTRAINT "chat_block_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_block" ADD CONSTRAINT "chat_block_blocked_id_account_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_closed_by_account_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reported_message" ADD CONSTRAINT "chat_reported_message_report_id_chat_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."chat_report"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reported_message" ADD CONSTRAINT "chat_reported_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_stay" ADD CONSTRAINT "chat_stay_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_stay" ADD CONSTRAINT "chat_stay_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_report_state" ON "chat_report" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_reported_message_of" ON "chat_reported_message" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_stay_open" ON "chat_stay" USING btree ("chat_id","account_id") WHERE "chat_stay"."until_id" is null;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_site" ON "chat" USING btree ("site_id");--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_of_site" CHECK (("chat"."kind" = 'shift') = ("chat"."site_id" is not null));--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_kind" CHECK ("chat"."kind" in ('direct', 'group', 'area', 'shift'));