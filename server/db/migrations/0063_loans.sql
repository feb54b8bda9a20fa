CREATE TABLE "loan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"instalments" smallint NOT NULL,
	"first_period" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"stage" text,
	"paid_on" date,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "loan_amount" CHECK ("loan"."amount" > 0),
	CONSTRAINT "loan_instalments" CHECK ("loan"."instalments" between 1 and 60),
	CONSTRAINT "loan_period" CHECK ("loan"."first_period" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "loan_stage_is" CHECK ("loan"."stage" in ('toPay', 'inRun', 'active', 'paused', 'settled', 'calledOff')),
	CONSTRAINT "loan_paid" CHECK (("loan"."paid_on" is not null) = (coalesce("loan"."stage", '') in ('active', 'paused', 'settled'))),
	CONSTRAINT "loan_reason" CHECK ("loan"."stage" <> 'calledOff' or "loan"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "loan_instalment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_instalment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"loan_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"period" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"covered" numeric(14, 2) DEFAULT '0' NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"skipped" smallint DEFAULT 0 NOT NULL,
	"item_id" integer,
	CONSTRAINT "loan_instalment_amount" CHECK ("loan_instalment"."amount" > 0),
	CONSTRAINT "loan_instalment_covered" CHECK ("loan_instalment"."covered" between 0 and "loan_instalment"."amount" and ("loan_instalment"."covered" = "loan_instalment"."amount") = ("loan_instalment"."state" = 'covered')),
	CONSTRAINT "loan_instalment_state" CHECK ("loan_instalment"."state" in ('due', 'deducted', 'covered')),
	CONSTRAINT "loan_instalment_period" CHECK ("loan_instalment"."period" ~ '^2[01][0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "loan_movement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"loan_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "loan_movement_sign" CHECK (case when "loan_movement"."kind" in ('lent', 'givenBack') then "loan_movement"."amount" > 0
        when "loan_movement"."kind" in ('takenBack', 'deducted', 'paid') then "loan_movement"."amount" < 0
        when "loan_movement"."kind" in ('skipped', 'paused', 'resumed', 'moved', 'calledOff') then "loan_movement"."amount" = 0
        else false end)
);
--> statement-breakpoint
CREATE TABLE "loan_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"max_instalments" smallint NOT NULL,
	"max_amount" numeric(14, 2),
	"max_salaries" numeric(6, 2),
	"min_service_months" smallint DEFAULT 0 NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "loan_type_code_unique" UNIQUE("code"),
	CONSTRAINT "loan_type_kind" CHECK ("loan_type"."kind" in ('advance', 'loan')),
	CONSTRAINT "loan_type_instalments" CHECK ("loan_type"."max_instalments" between 1 and 60),
	CONSTRAINT "loan_type_amount" CHECK ("loan_type"."max_amount" is null or "loan_type"."max_amount" > 0),
	CONSTRAINT "loan_type_salaries" CHECK ("loan_type"."max_salaries" is null or "loan_type"."max_salaries" > 0)
);
--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_type_id_loan_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."loan_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_instalment" ADD CONSTRAINT "loan_instalment_loan_id_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_instalment" ADD CONSTRAINT "loan_instalment_item_id_pay_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."pay_item"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_movement" ADD CONSTRAINT "loan_movement_loan_id_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_movement" ADD CONSTRAINT "loan_movement_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_person" ON "loan" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "loan_type_of" ON "loan" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "loan_stage" ON "loan" USING btree ("stage","id");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_instalment_number" ON "loan_instalment" USING btree ("loan_id","number");--> statement-breakpoint
CREATE INDEX "loan_instalment_due" ON "loan_instalment" USING btree ("loan_id","period") WHERE "loan_instalment"."state" = 'due';--> statement-breakpoint
CREATE INDEX "loan_instalment_item" ON "loan_instalment" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "loan_movement_of" ON "loan_movement" USING btree ("loan_id","id","amount");--> statement-breakpoint
-- What somebody owes is added up from what happened: nothing of it is rewritten.
create trigger loan_movement_is_final before update or delete on loan_movement
  for each row execute function anden_refuse_change();
--> statement-breakpoint
create trigger loan_movement_is_kept before truncate on loan_movement
  for each statement execute function anden_refuse_change();
--> statement-breakpoint
do $$
begin
  if exists (select from pg_roles where rolname = 'anden_app') then
    revoke update, delete, truncate on loan_movement from anden_app;
  end if;
end $$;
