CREATE TABLE "rendition" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rendition_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"title" text NOT NULL,
	"trip" text DEFAULT '' NOT NULL,
	"asked" numeric(14, 2),
	"paid" numeric(14, 2) DEFAULT '0' NOT NULL,
	"claimed" numeric(14, 2) DEFAULT '0' NOT NULL,
	"returned" numeric(14, 2) DEFAULT '0' NOT NULL,
	"spent" numeric(14, 2) DEFAULT '0' NOT NULL,
	"sanctioned" numeric(14, 2) DEFAULT '0' NOT NULL,
	"state" text NOT NULL,
	"advance_paid_by" text,
	"advance_paid_on" date,
	"settled_by" text,
	"settled_on" date,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rendition_asked" CHECK ("rendition"."asked" is null or "rendition"."asked" > 0),
	CONSTRAINT "rendition_paid" CHECK ("rendition"."paid" >= 0 and "rendition"."paid" <= coalesce("rendition"."asked", 0)),
	CONSTRAINT "rendition_covered" CHECK ("rendition"."claimed" >= 0 and "rendition"."returned" >= 0 and "rendition"."claimed" + "rendition"."returned" <= "rendition"."paid"),
	CONSTRAINT "rendition_sanctioned" CHECK ("rendition"."sanctioned" >= 0 and "rendition"."sanctioned" <= "rendition"."spent"),
	CONSTRAINT "rendition_state_known" CHECK ("rendition"."state" in ('draft', 'pending', 'toPay', 'open', 'handed', 'approved', 'settled', 'rejected', 'cancelled')),
	CONSTRAINT "rendition_advance_paid" CHECK (("rendition"."paid" > 0) = ("rendition"."advance_paid_by" is not null) and ("rendition"."advance_paid_by" is null) = ("rendition"."advance_paid_on" is null)),
	CONSTRAINT "rendition_settled" CHECK (("rendition"."state" = 'settled') = ("rendition"."settled_by" is not null) and ("rendition"."settled_by" is null) = ("rendition"."settled_on" is null)),
	CONSTRAINT "rendition_not_settled_short" CHECK ("rendition"."state" <> 'settled' or "rendition"."claimed" + "rendition"."returned" = "rendition"."paid")
);
--> statement-breakpoint
CREATE TABLE "rendition_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rendition_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rendition_id" integer NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rendition_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rendition_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rendition_id" integer NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "rendition_line_amount" CHECK ("rendition_line"."amount" > 0),
	CONSTRAINT "rendition_line_granted" CHECK ("rendition_line"."granted" >= 0 and "rendition_line"."granted" <= "rendition_line"."amount"),
	CONSTRAINT "rendition_line_cut_said" CHECK ("rendition_line"."granted" = "rendition_line"."amount" or "rendition_line"."cut_reason" <> ''),
	CONSTRAINT "rendition_line_tax" CHECK ("rendition_line"."tax" is null or ("rendition_line"."tax" >= 0 and "rendition_line"."tax" <= "rendition_line"."amount")),
	CONSTRAINT "rendition_line_distance" CHECK (("rendition_line"."kilometres" is null) = ("rendition_line"."km_rate" is null) and ("rendition_line"."kilometres" is null or "rendition_line"."kilometres" > 0)),
	CONSTRAINT "rendition_line_receipt" CHECK (("rendition_line"."receipt_hash" is null) = ("rendition_line"."receipt_name" is null) and ("rendition_line"."receipt_hash" is null) = ("rendition_line"."receipt_content" is null))
);
--> statement-breakpoint
ALTER TABLE "rendition" ADD CONSTRAINT "rendition_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rendition_event" ADD CONSTRAINT "rendition_event_rendition_id_rendition_id_fk" FOREIGN KEY ("rendition_id") REFERENCES "public"."rendition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rendition_event" ADD CONSTRAINT "rendition_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rendition_line" ADD CONSTRAINT "rendition_line_rendition_id_rendition_id_fk" FOREIGN KEY ("rendition_id") REFERENCES "public"."rendition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rendition_line" ADD CONSTRAINT "rendition_line_category_id_expense_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."expense_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rendition_line" ADD CONSTRAINT "rendition_line_receipt_hash_stored_file_hash_fk" FOREIGN KEY ("receipt_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rendition_person" ON "rendition" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "rendition_made" ON "rendition" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rendition_state" ON "rendition" USING btree ("state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rendition_event_of" ON "rendition_event" USING btree ("rendition_id","id");--> statement-breakpoint
CREATE INDEX "rendition_line_of" ON "rendition_line" USING btree ("rendition_id","id");--> statement-breakpoint
CREATE INDEX "rendition_line_day" ON "rendition_line" USING btree ("day");--> statement-breakpoint
CREATE INDEX "rendition_line_category" ON "rendition_line" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "rendition_line_receipt" ON "rendition_line" USING btree ("receipt_hash");--> statement-breakpoint
CREATE INDEX "rendition_line_content" ON "rendition_line" USING btree ("receipt_content");--> statement-breakpoint
CREATE INDEX "rendition_line_invoice" ON "rendition_line" USING btree ("issuer","invoice_number");--> statement-breakpoint
-- What happened to a rendition is only ever added to.
create trigger rendition_event_is_final before update or delete on rendition_event
  for each row execute function anden_refuse_change();--> statement-breakpoint
create trigger rendition_event_is_kept before truncate on rendition_event
  for each statement execute function anden_refuse_change();--> statement-breakpoint
do $$
begin
  if exists (select from pg_roles where rolname = 'anden_app') then
    revoke update, delete, truncate on rendition_event from anden_app;
  end if;
end $$;
