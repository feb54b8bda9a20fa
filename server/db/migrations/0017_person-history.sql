CREATE TABLE "person_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"effective_from" date NOT NULL,
	"position" text,
	"site_id" integer,
	"area_id" integer,
	"manager_id" integer,
	"category" text,
	"agreement" text,
	"salary_basis" text,
	"salary" numeric(14, 2),
	"begun" boolean NOT NULL,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "person_history_kind" CHECK ("person_history"."kind" in ('position', 'place', 'manager', 'category', 'agreement', 'salary')),
	CONSTRAINT "person_history_place" CHECK (("person_history"."kind" = 'place') = ("person_history"."site_id" is not null) and ("person_history"."site_id" is null) = ("person_history"."area_id" is null)),
	CONSTRAINT "person_history_salary" CHECK (("person_history"."salary" is null) = ("person_history"."salary_basis" is null) and ("person_history"."salary" is null or "person_history"."salary" >= 0)),
	CONSTRAINT "person_history_one_kind" CHECK (("person_history"."kind" = 'position' or "person_history"."position" is null)
        and ("person_history"."kind" = 'manager' or "person_history"."manager_id" is null)
        and ("person_history"."kind" = 'category' or "person_history"."category" is null)
        and ("person_history"."kind" = 'agreement' or "person_history"."agreement" is null)
        and ("person_history"."kind" = 'salary' or "person_history"."salary" is null)),
	CONSTRAINT "person_history_basis" CHECK ("person_history"."salary_basis" is null or "person_history"."salary_basis" in ('monthly', 'daily', 'hourly'))
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "agreement" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "salary_basis" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "salary" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "cbu" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "bank_alias" text;--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_manager_id_person_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_history_once" ON "person_history" USING btree ("person_id","kind","effective_from");--> statement-breakpoint
CREATE INDEX "person_history_to_come" ON "person_history" USING btree ("effective_from") WHERE not "person_history"."begun";--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_cbu" CHECK ("person"."cbu" is null or "person"."cbu" ~ '^[0-9]{22}$');--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_salary" CHECK (("person"."salary" is null) = ("person"."salary_basis" is null) and ("person"."salary" is null or "person"."salary" >= 0));--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_salary_basis" CHECK ("person"."salary_basis" is null or "person"."salary_basis" in ('monthly', 'daily', 'hourly'));