CREATE TABLE "visit_claim" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"visit_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"punch_id" integer,
	"line_id" integer,
	"metres" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "visit_claim_kind" CHECK ("visit_claim"."kind" in ('entry', 'exit', 'way')),
	CONSTRAINT "visit_claim_target" CHECK (case when "visit_claim"."kind" = 'way' then num_nulls("visit_claim"."line_id", "visit_claim"."metres") = 0 and "visit_claim"."punch_id" is null
        else "visit_claim"."punch_id" is not null and num_nonnulls("visit_claim"."line_id", "visit_claim"."metres") = 0 end)
);
--> statement-breakpoint
CREATE TABLE "visit_mail" (
	"visit_id" integer PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "visit_mail_state" CHECK ("visit_mail"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "punch_correction" DROP CONSTRAINT "punch_correction_kind";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "visit_claim" ADD CONSTRAINT "visit_claim_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_claim" ADD CONSTRAINT "visit_claim_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_claim" ADD CONSTRAINT "visit_claim_punch_id_punch_id_fk" FOREIGN KEY ("punch_id") REFERENCES "public"."punch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_claim" ADD CONSTRAINT "visit_claim_line_id_rendition_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."rendition_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_mail" ADD CONSTRAINT "visit_mail_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_mail" ADD CONSTRAINT "visit_mail_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_claim_once" ON "visit_claim" USING btree ("visit_id","kind","person_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_claim_day" ON "visit_claim" USING btree ("person_id","day","kind") WHERE "visit_claim"."kind" <> 'way';--> statement-breakpoint
CREATE INDEX "visit_claim_of" ON "visit_claim" USING btree ("person_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_claim_punch" ON "visit_claim" USING btree ("punch_id");--> statement-breakpoint
CREATE INDEX "visit_claim_line" ON "visit_claim" USING btree ("line_id");--> statement-breakpoint
ALTER TABLE "punch_correction" ADD CONSTRAINT "punch_correction_kind" CHECK ("punch_correction"."kind" in ('change', 'offline', 'visit'));