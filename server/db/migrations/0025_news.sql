CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"part" text DEFAULT 'whole' NOT NULL,
	"quantity" numeric(14, 2),
	"paid_percent" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"author_id" integer NOT NULL,
	"certificate_hash" text,
	"certificate_name" text,
	"certificate_due" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "news_ends_after" CHECK ("news"."to_day" >= "news"."from_day"),
	CONSTRAINT "news_part" CHECK ("news"."part" in ('whole', 'morning', 'afternoon') and ("news"."part" = 'whole' or "news"."from_day" = "news"."to_day")),
	CONSTRAINT "news_quantity" CHECK ("news"."quantity" is null or ("news"."quantity" > 0 and "news"."from_day" = "news"."to_day" and "news"."part" = 'whole')),
	CONSTRAINT "news_paid" CHECK ("news"."paid_percent" between 0 and 100),
	CONSTRAINT "news_state" CHECK ("news"."state" in ('draft', 'pending', 'validated', 'rejected', 'cancelled')),
	CONSTRAINT "news_certificate_named" CHECK (("news"."certificate_hash" is null) = ("news"."certificate_name" is null))
);
--> statement-breakpoint
CREATE TABLE "news_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"news_id" integer NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"sign" text,
	"paid_percent" smallint NOT NULL,
	"certificate_days" smallint,
	"medical" boolean DEFAULT false NOT NULL,
	"askable" boolean DEFAULT false NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "news_type_unit" CHECK ("news_type"."unit" in ('days', 'hours', 'amount')),
	CONSTRAINT "news_type_sign" CHECK (("news_type"."unit" = 'amount') = ("news_type"."sign" is not null) and ("news_type"."sign" is null or "news_type"."sign" in ('bonus', 'discount'))),
	CONSTRAINT "news_type_paid" CHECK ("news_type"."paid_percent" between 0 and 100),
	CONSTRAINT "news_type_certificate" CHECK ("news_type"."certificate_days" is null or "news_type"."certificate_days" between 0 and 60),
	CONSTRAINT "news_type_money" CHECK ("news_type"."unit" <> 'amount' or not ("news_type"."askable" or "news_type"."medical"))
);
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_type_id_news_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."news_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_certificate_hash_stored_file_hash_fk" FOREIGN KEY ("certificate_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_event" ADD CONSTRAINT "news_event_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_event" ADD CONSTRAINT "news_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_days" ON "news" USING btree ("from_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_person" ON "news" USING btree ("person_id","from_day");--> statement-breakpoint
CREATE INDEX "news_type_of" ON "news" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "news_state_days" ON "news" USING btree ("state","from_day" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_certificate" ON "news" USING btree ("certificate_hash");--> statement-breakpoint
CREATE INDEX "news_event_of" ON "news_event" USING btree ("news_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "news_type_code" ON "news_type" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "news_type_name" ON "news_type" USING btree (anden_fold("name"));
--> statement-breakpoint
create trigger news_event_is_final before update or delete on news_event
  for each row execute function anden_refuse_change();
--> statement-breakpoint
create trigger news_event_is_kept before truncate on news_event
  for each statement execute function anden_refuse_change();
--> statement-breakpoint
do $$ begin
  if exists (select from pg_roles where rolname = 'anden_app') then
    revoke update, delete, truncate on news_event from anden_app;
  end if;
end $$;
