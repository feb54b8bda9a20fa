CREATE TABLE "pay_rejection" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_rejection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"row_id" integer NOT NULL,
	"rejected_on" date NOT NULL,
	"reason" text NOT NULL,
	"paid_on" date,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "pay_rejection_reason" CHECK ("pay_rejection"."reason" <> ''),
	CONSTRAINT "pay_rejection_paid" CHECK ("pay_rejection"."paid_on" >= "pay_rejection"."rejected_on")
);
--> statement-breakpoint
ALTER TABLE "pay_rejection" ADD CONSTRAINT "pay_rejection_row_id_pay_run_person_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."pay_run_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_rejection" ADD CONSTRAINT "pay_rejection_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_rejection_of" ON "pay_rejection" USING btree ("row_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_rejection_open" ON "pay_rejection" USING btree ("row_id") WHERE "pay_rejection"."paid_on" is null;