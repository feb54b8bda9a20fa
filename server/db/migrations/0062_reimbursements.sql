CREATE TABLE "expense_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "expense_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"limit_amount" numeric(14, 2),
	"needs_receipt" boolean DEFAULT true NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "expense_category_kind" CHECK ("expense_category"."kind" in ('amount', 'distance')),
	CONSTRAINT "expense_category_limit" CHECK ("expense_category"."limit_amount" is null or "expense_category"."limit_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "reimbursement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reimbursement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"kilometres" numeric(8, 1),
	"km_rate" numeric(14, 2),
	"description" text NOT NULL,
	"trip" text DEFAULT '' NOT NULL,
	"tax" numeric(14, 2),
	"issuer" text,
	"invoice_type" text,
	"invoice_number" text DEFAULT '' NOT NULL,
	"receipt_hash" text,
	"receipt_name" text,
	"receipt_content" text,
	"granted" numeric(14, 2) NOT NULL,
	"cut_reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"paid_by" text,
	"paid_on" date,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reimbursement_amount" CHECK ("reimbursement"."amount" > 0),
	CONSTRAINT "reimbursement_granted" CHECK ("reimbursement"."granted" >= 0 and "reimbursement"."granted" <= "reimbursement"."amount"),
	CONSTRAINT "reimbursement_cut_said" CHECK ("reimbursement"."granted" = "reimbursement"."amount" or "reimbursement"."cut_reason" <> ''),
	CONSTRAINT "reimbursement_tax" CHECK ("reimbursement"."tax" is null or ("reimbursement"."tax" >= 0 and "reimbursement"."tax" <= "reimbursement"."amount")),
	CONSTRAINT "reimbursement_distance" CHECK (("reimbursement"."kilometres" is null) = ("reimbursement"."km_rate" is null) and ("reimbursement"."kilometres" is null or "reimbursement"."kilometres" > 0)),
	CONSTRAINT "reimbursement_receipt" CHECK (("reimbursement"."receipt_hash" is null) = ("reimbursement"."receipt_name" is null) and ("reimbursement"."receipt_hash" is null) = ("reimbursement"."receipt_content" is null)),
	CONSTRAINT "reimbursement_state_known" CHECK ("reimbursement"."state" in ('draft', 'pending', 'approved', 'paid', 'rejected', 'cancelled')),
	CONSTRAINT "reimbursement_paid" CHECK (("reimbursement"."state" = 'paid') = ("reimbursement"."paid_by" is not null) and ("reimbursement"."paid_by" is null) = ("reimbursement"."paid_on" is null))
);
--> statement-breakpoint
CREATE TABLE "reimbursement_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reimbursement_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reimbursement_id" integer NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reimbursement" ADD CONSTRAINT "reimbursement_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement" ADD CONSTRAINT "reimbursement_category_id_expense_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."expense_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement" ADD CONSTRAINT "reimbursement_receipt_hash_stored_file_hash_fk" FOREIGN KEY ("receipt_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_event" ADD CONSTRAINT "reimbursement_event_reimbursement_id_reimbursement_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_event" ADD CONSTRAINT "reimbursement_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "expense_category_code" ON "expense_category" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "expense_category_name" ON "expense_category" USING btree (anden_fold("name"));--> statement-breakpoint
CREATE INDEX "reimbursement_person" ON "reimbursement" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "reimbursement_day" ON "reimbursement" USING btree ("day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reimbursement_state" ON "reimbursement" USING btree ("state","day" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reimbursement_category" ON "reimbursement" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "reimbursement_receipt" ON "reimbursement" USING btree ("receipt_hash");--> statement-breakpoint
CREATE INDEX "reimbursement_content" ON "reimbursement" USING btree ("receipt_content");--> statement-breakpoint
CREATE INDEX "reimbursement_invoice" ON "reimbursement" USING btree ("issuer","invoice_number");--> statement-breakpoint
CREATE INDEX "reimbursement_event_of" ON "reimbursement_event" USING btree ("reimbursement_id","id");--> statement-breakpoint
-- What happened to a reimbursement is only ever added to.
create trigger reimbursement_event_is_final before update or delete on reimbursement_event
  for each row execute function anden_refuse_change();--> statement-breakpoint
create trigger reimbursement_event_is_kept before truncate on reimbursement_event
  for each statement execute function anden_refuse_change();--> statement-breakpoint
do $$
begin
  if exists (select from pg_roles where rolname = 'anden_app') then
    revoke update, delete, truncate on reimbursement_event from anden_app;
  end if;
end $$;
