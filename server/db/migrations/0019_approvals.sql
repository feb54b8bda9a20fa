CREATE TABLE "approval_definition" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_definition_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"conditions" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"self_approval" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_delegation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_delegation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_account_id" integer NOT NULL,
	"to_account_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "approval_delegation_other" CHECK ("approval_delegation"."from_account_id" <> "approval_delegation"."to_account_id"),
	CONSTRAINT "approval_delegation_days" CHECK ("approval_delegation"."until_day" >= "approval_delegation"."from_day")
);
--> statement-breakpoint
CREATE TABLE "approval_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer,
	"on_behalf_of" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_event_reason" CHECK ("approval_event"."kind" not in ('rejected', 'returned') or length(coalesce("approval_event"."reason", '')) > 0)
);
--> statement-breakpoint
CREATE TABLE "approval_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"subject_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"steps" integer NOT NULL,
	"self_approval" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "approval_request_state" CHECK ("approval_request"."state" in ('draft', 'pending', 'approved', 'rejected', 'cancelled', 'expired')),
	CONSTRAINT "approval_request_step" CHECK ("approval_request"."step" between 1 and "approval_request"."steps"),
	CONSTRAINT "approval_request_decided" CHECK (("approval_request"."state" in ('draft', 'pending')) = ("approval_request"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "approval_seat" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_seat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"position" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"escalated" boolean DEFAULT false NOT NULL,
	"waiting" boolean NOT NULL,
	CONSTRAINT "approval_seat_waits_open" CHECK (not "approval_seat"."waiting" or "approval_seat"."state" = 'open')
);
--> statement-breakpoint
CREATE TABLE "approval_step" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"position" integer NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"hours" integer,
	"on_deadline" text NOT NULL,
	"escalate_to" jsonb,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"escalated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profile_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"change" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_delegation" ADD CONSTRAINT "approval_delegation_from_account_id_account_id_fk" FOREIGN KEY ("from_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_delegation" ADD CONSTRAINT "approval_delegation_to_account_id_account_id_fk" FOREIGN KEY ("to_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_event" ADD CONSTRAINT "approval_event_request_id_approval_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_event" ADD CONSTRAINT "approval_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_event" ADD CONSTRAINT "approval_event_on_behalf_of_account_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_seat" ADD CONSTRAINT "approval_seat_request_id_approval_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_seat" ADD CONSTRAINT "approval_seat_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_step" ADD CONSTRAINT "approval_step_request_id_approval_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_change" ADD CONSTRAINT "profile_change_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_definition_order" ON "approval_definition" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX "approval_delegation_to" ON "approval_delegation" USING btree ("to_account_id","until_day");--> statement-breakpoint
CREATE INDEX "approval_delegation_from" ON "approval_delegation" USING btree ("from_account_id","until_day");--> statement-breakpoint
CREATE INDEX "approval_event_request" ON "approval_event" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_request_subject" ON "approval_request" USING btree ("type","subject_id");--> statement-breakpoint
CREATE INDEX "approval_request_owner" ON "approval_request" USING btree ("owner_id","submitted_at");--> statement-breakpoint
CREATE INDEX "approval_request_author" ON "approval_request" USING btree ("author_id","submitted_at");--> statement-breakpoint
CREATE INDEX "approval_request_due" ON "approval_request" USING btree ("due_at") WHERE "approval_request"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "approval_seat_once" ON "approval_seat" USING btree ("request_id","position","account_id");--> statement-breakpoint
CREATE INDEX "approval_seat_inbox" ON "approval_seat" USING btree ("account_id","request_id") WHERE "approval_seat"."waiting";--> statement-breakpoint
CREATE INDEX "approval_seat_account" ON "approval_seat" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_step_once" ON "approval_step" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "profile_change_person" ON "profile_change" USING btree ("person_id");--> statement-breakpoint
create trigger approval_event_is_final before update or delete on approval_event
  for each row execute function anden_refuse_change();
--> statement-breakpoint
create trigger approval_event_is_kept before truncate on approval_event
  for each statement execute function anden_refuse_change();
--> statement-breakpoint
do $$ begin
  if exists (select from pg_roles where rolname = 'anden_app') then
    revoke update, delete, truncate on approval_event from anden_app;
  end if;
end $$;
