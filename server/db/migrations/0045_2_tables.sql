CREATE SEQUENCE "public"."warehouse_order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "absence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "absence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"part" text DEFAULT 'whole' NOT NULL,
	"state" text NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"medical" boolean DEFAULT false NOT NULL,
	"paid_percent" smallint NOT NULL,
	"span" "tsrange" GENERATED ALWAYS AS (tsrange(from_day + case part when 'afternoon' then time '12:00' else time '00:00' end, to_day + case part when 'morning' then time '12:00' else time '24:00' end)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "absence_ends_after" CHECK ("absence"."to_day" >= "absence"."from_day"),
	CONSTRAINT "absence_source_known" CHECK ("absence"."source" in ('leave', 'news')),
	CONSTRAINT "absence_state_known" CHECK ("absence"."state" in ('pending', 'firm')),
	CONSTRAINT "absence_part" CHECK ("absence"."part" in ('whole', 'morning', 'afternoon') and ("absence"."part" = 'whole' or "absence"."from_day" = "absence"."to_day")),
	CONSTRAINT "absence_paid" CHECK ("absence"."paid_percent" between 0 and 100)
);
--> statement-breakpoint
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
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"on_behalf_of" integer,
	"address" text NOT NULL,
	"accion" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seal_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "backup_plan" (
	"id" integer PRIMARY KEY NOT NULL,
	"daily" boolean NOT NULL,
	"keep_days" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "backup_plan_one" CHECK ("backup_plan"."id" = 1),
	CONSTRAINT "backup_plan_days" CHECK ("backup_plan"."keep_days" between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "bulk_row" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row_id" bigint NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"ok" boolean,
	"message" text,
	CONSTRAINT "bulk_row_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "dependant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dependant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"name" text NOT NULL,
	"kinship" text NOT NULL,
	"birth_date" date NOT NULL,
	"dni" text NOT NULL,
	"cuil" text,
	"since" date NOT NULL,
	"until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dependant_kinship" CHECK ("dependant"."kinship" in ('spouse', 'partner', 'child', 'stepchild', 'parent', 'other')),
	CONSTRAINT "dependant_dni" CHECK ("dependant"."dni" ~ '^[0-9]{7,8}$'),
	CONSTRAINT "dependant_cuil" CHECK ("dependant"."cuil" is null or "dependant"."cuil" ~ '^[0-9]{11}$'),
	CONSTRAINT "dependant_born_before" CHECK ("dependant"."since" >= "dependant"."birth_date"),
	CONSTRAINT "dependant_ends_after" CHECK ("dependant"."until" is null or "dependant"."until" >= "dependant"."since")
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"title" text NOT NULL,
	"expires_on" date,
	"warned_of" date,
	"versions" integer DEFAULT 1 NOT NULL,
	"mime" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_title" CHECK ("document"."title" <> ''),
	CONSTRAINT "document_versions" CHECK ("document"."versions" >= 1)
);
--> statement-breakpoint
CREATE TABLE "document_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type_id" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"due_on" date NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_request_and_type" UNIQUE("id","type_id")
);
--> statement-breakpoint
CREATE TABLE "document_request_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_request_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"document_id" integer,
	"brought" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_request_item_state" CHECK ("document_request_item"."state" in ('requested', 'delivered', 'accepted', 'rejected', 'cancelled')),
	CONSTRAINT "document_request_item_document" CHECK ("document_request_item"."state" not in ('delivered', 'accepted') or "document_request_item"."document_id" is not null),
	CONSTRAINT "document_request_item_reason" CHECK ("document_request_item"."state" <> 'rejected' or "document_request_item"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "document_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"folder" text NOT NULL,
	"visibility" text NOT NULL,
	"expires" boolean DEFAULT false NOT NULL,
	"warn_days" integer DEFAULT 30 NOT NULL,
	"keep_years" integer,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"signs" boolean DEFAULT false NOT NULL,
	CONSTRAINT "document_type_visibility" CHECK ("document_type"."visibility" in ('keepers', 'person', 'brings')),
	CONSTRAINT "document_type_signs" CHECK (not "document_type"."signs" or "document_type"."visibility" = 'person'),
	CONSTRAINT "document_type_warning" CHECK ("document_type"."warn_days" between 0 and 365),
	CONSTRAINT "document_type_keep" CHECK ("document_type"."keep_years" is null or "document_type"."keep_years" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"number" integer NOT NULL,
	"file_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_version_from_one" CHECK ("document_version"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "evaluation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"period" date NOT NULL,
	"score" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "evaluation_score" CHECK ("evaluation"."score" between 1 and 5),
	CONSTRAINT "evaluation_quarter" CHECK (extract(day from "evaluation"."period") = 1 and extract(month from "evaluation"."period") in (1, 4, 7, 10))
);
--> statement-breakpoint
CREATE TABLE "change_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chore_run" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"error" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"runner" uuid,
	"beat_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"done_units" integer DEFAULT 0 NOT NULL,
	"total_units" integer,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"link" text,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "job_progress_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"error" text,
	"started_at" timestamp with time zone,
	"runner" uuid,
	"beat_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_progress_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_mute" (
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "notification_mute_account_id_type_pk" PRIMARY KEY("account_id","type")
);
--> statement-breakpoint
CREATE TABLE "export_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"hash" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"preview_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signable_pages" integer,
	"unsignable" text,
	CONSTRAINT "stored_file_hash" CHECK ("stored_file"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "file_text" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (anden_words(body)) STORED NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "file_text_read" CHECK ("file_text"."body" = '' or "file_text"."read_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "area_minimum" (
	"area_id" integer PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "area_minimum_people" CHECK ("area_minimum"."people" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"team" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "leave" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"part" text DEFAULT 'whole' NOT NULL,
	"days" numeric(6, 1) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"end_reason" text,
	"last_day" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"certificate_hash" text,
	"certificate_name" text,
	CONSTRAINT "leave_ends_after" CHECK ("leave"."to_day" >= "leave"."from_day"),
	CONSTRAINT "leave_certificate_named" CHECK (("leave"."certificate_hash" is null) = ("leave"."certificate_name" is null)),
	CONSTRAINT "leave_days_counted" CHECK ("leave"."days" > 0),
	CONSTRAINT "leave_part" CHECK ("leave"."part" in ('whole', 'morning', 'afternoon') and ("leave"."part" = 'whole' or "leave"."from_day" = "leave"."to_day")),
	CONSTRAINT "leave_end" CHECK (("leave"."ended_at" is null) = ("leave"."end_reason" is null) and ("leave"."last_day" is null or ("leave"."ended_at" is not null and "leave"."last_day" >= "leave"."from_day" and "leave"."last_day" < "leave"."to_day")))
);
--> statement-breakpoint
CREATE TABLE "leave_block" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_block_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer,
	"area_id" integer,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_block_ends_after" CHECK ("leave_block"."to_day" >= "leave_block"."from_day"),
	CONSTRAINT "leave_block_one_place" CHECK ("leave_block"."site_id" is null or "leave_block"."area_id" is null)
);
--> statement-breakpoint
CREATE TABLE "leave_movement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"days" numeric(6, 1) NOT NULL,
	"leave_id" integer,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leave_movement_kind" CHECK ("leave_movement"."kind" in ('earned', 'taken', 'returned', 'adjusted', 'carried', 'expired')),
	CONSTRAINT "leave_movement_sign" CHECK (case "leave_movement"."kind" when 'earned' then "leave_movement"."days" >= 0 when 'taken' then "leave_movement"."days" < 0
        when 'returned' then "leave_movement"."days" > 0 when 'expired' then "leave_movement"."days" <= 0 else "leave_movement"."days" <> 0 end),
	CONSTRAINT "leave_movement_leave_named" CHECK (("leave_movement"."kind" in ('taken', 'returned')) = ("leave_movement"."leave_id" is not null)),
	CONSTRAINT "leave_movement_reason" CHECK ("leave_movement"."kind" <> 'adjusted' or (length(coalesce("leave_movement"."reason", '')) > 0 and "leave_movement"."account_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "leave_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"half_days" boolean DEFAULT false NOT NULL,
	"days_a_year" integer,
	"days_an_event" integer,
	"notice_days" integer DEFAULT 0 NOT NULL,
	"min_service_months" integer DEFAULT 0 NOT NULL,
	"needs_certificate" boolean DEFAULT false NOT NULL,
	"paid" boolean DEFAULT true NOT NULL,
	"counts_as_worked" boolean DEFAULT true NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"start_rule" text DEFAULT 'warn' NOT NULL,
	CONSTRAINT "leave_type_code_unique" UNIQUE("code"),
	CONSTRAINT "leave_type_kind" CHECK ("leave_type"."kind" in ('vacation', 'other')),
	CONSTRAINT "leave_type_start" CHECK ("leave_type"."start_rule" in ('warn', 'refuse', 'none')),
	CONSTRAINT "leave_type_unit" CHECK ("leave_type"."unit" in ('calendar', 'working')),
	CONSTRAINT "leave_type_year" CHECK ("leave_type"."days_a_year" is null or "leave_type"."days_a_year" between 1 and 365),
	CONSTRAINT "leave_type_event" CHECK ("leave_type"."days_an_event" is null or "leave_type"."days_an_event" between 1 and 365),
	CONSTRAINT "leave_type_half" CHECK (not "leave_type"."half_days" or "leave_type"."unit" = 'working')
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"run_id" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"state" text NOT NULL,
	"errors" jsonb NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_row_run_id_number_pk" PRIMARY KEY("run_id","number")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"headers" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"state" text NOT NULL,
	"mode" text,
	"job_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"picked_quantity" integer DEFAULT 0 NOT NULL,
	"substitute_id" integer,
	"substitute_reason" text,
	"short_reason" text,
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_picked" CHECK ("order_line"."picked_quantity" between 0 and "order_line"."quantity"),
	CONSTRAINT "order_line_substitute" CHECK (("order_line"."substitute_id" is null) = ("order_line"."substitute_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "warehouse_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warehouse_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text DEFAULT 'P-' || lpad(nextval('warehouse_order_number')::text, 7, '0') NOT NULL,
	"site_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"customer_name" text NOT NULL,
	"address" text NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"priority" smallint DEFAULT 3 NOT NULL,
	"promised_on" date NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"state_before_hold" text,
	"hold_reason" text,
	"picker_id" integer,
	"line_count" integer NOT NULL,
	"unit_count" integer NOT NULL,
	"package_count" integer DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (anden_fold(number || ' ' || customer_name || ' ' || address)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_folded" text GENERATED ALWAYS AS (anden_fold(customer_name)) STORED NOT NULL,
	"awaits_approval" boolean DEFAULT false NOT NULL,
	CONSTRAINT "warehouse_order_number_unique" UNIQUE("number"),
	CONSTRAINT "order_state" CHECK ("warehouse_order"."state" in ('created', 'approved', 'picking', 'picked', 'checked', 'packed', 'dispatched', 'delivered', 'onHold', 'cancelled')),
	CONSTRAINT "order_awaits_approval" CHECK (not "warehouse_order"."awaits_approval" or "warehouse_order"."state" in ('created', 'onHold')),
	CONSTRAINT "order_priority" CHECK ("warehouse_order"."priority" between 1 and 4),
	CONSTRAINT "order_hold" CHECK (("warehouse_order"."state" = 'onHold') = ("warehouse_order"."state_before_hold" is not null) and ("warehouse_order"."state" = 'onHold') = ("warehouse_order"."hold_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_delivery" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_dni" text,
	"photo_hash" text,
	"signature_hash" text,
	"note" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_delivery_dni" CHECK ("order_delivery"."receiver_dni" is null or "order_delivery"."receiver_dni" ~ '^[0-9]{7,8}$')
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_package" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_package_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"weight_kg" numeric(9, 3),
	CONSTRAINT "order_package_weight" CHECK ("order_package"."weight_kg" is null or "order_package"."weight_kg" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_package_item" (
	"package_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_package_item_package_id_order_line_id_pk" PRIMARY KEY("package_id","order_line_id"),
	CONSTRAINT "order_package_item_quantity" CHECK ("order_package_item"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_pick" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_pick_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"stock_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"account_id" integer,
	"picked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "order_pick_quantity" CHECK ("order_pick"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stock_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"quantity_after" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"order_line_id" integer,
	"account_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movement_moves" CHECK ("stock_movement"."delta" <> 0),
	CONSTRAINT "stock_movement_after" CHECK ("stock_movement"."quantity_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "area" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "area_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"site_id" integer NOT NULL,
	"head_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "area_of_site" UNIQUE("id","site_id")
);
--> statement-breakpoint
CREATE TABLE "organisation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_single" CHECK ("organisation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"docket" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"dni" text NOT NULL,
	"cuil" text NOT NULL,
	"birth_date" date NOT NULL,
	"hire_date" date NOT NULL,
	"leave_date" date,
	"site_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"manager_id" integer,
	"position" text,
	"email" text,
	"phone" text,
	"rating" numeric(3, 2),
	"photo_hash" text,
	"legajo_hash" text,
	"search_text" text GENERATED ALWAYS AS (anden_fold(last_name || ' ' || first_name || ' ' || docket || ' ' || coalesce(position, '') || ' ' || coalesce(email, ''))) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"leave_reason" text,
	"category" text,
	"agreement" text,
	"salary_basis" text,
	"salary" numeric(14, 2),
	"cbu" text,
	"bank_alias" text,
	"emergency_name" text,
	"emergency_kinship" text,
	"emergency_phone" text,
	CONSTRAINT "person_docket_unique" UNIQUE("docket"),
	CONSTRAINT "person_dni_unique" UNIQUE("dni"),
	CONSTRAINT "person_cuil_unique" UNIQUE("cuil"),
	CONSTRAINT "person_dni" CHECK ("person"."dni" ~ '^[0-9]{7,8}$'),
	CONSTRAINT "person_cuil" CHECK ("person"."cuil" ~ '^[0-9]{11}$'),
	CONSTRAINT "person_cbu" CHECK ("person"."cbu" is null or "person"."cbu" ~ '^[0-9]{22}$'),
	CONSTRAINT "person_salary" CHECK (("person"."salary" is null) = ("person"."salary_basis" is null) and ("person"."salary" is null or "person"."salary" >= 0)),
	CONSTRAINT "person_salary_basis" CHECK ("person"."salary_basis" is null or "person"."salary_basis" in ('monthly', 'daily', 'hourly')),
	CONSTRAINT "person_emergency" CHECK (("person"."emergency_name" is null) = ("person"."emergency_phone" is null) and ("person"."emergency_kinship" is null or "person"."emergency_name" is not null)),
	CONSTRAINT "person_leaves_after" CHECK ("person"."leave_date" is null or "person"."leave_date" >= "person"."hire_date"),
	CONSTRAINT "person_not_own_manager" CHECK ("person"."manager_id" is null or "person"."manager_id" <> "person"."id"),
	CONSTRAINT "person_rating" CHECK ("person"."rating" is null or "person"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text,
	"zone" text DEFAULT 'America/Argentina/Buenos_Aires' NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"version" integer DEFAULT 1 NOT NULL,
	"geofence_radius" integer DEFAULT 150 NOT NULL,
	CONSTRAINT "site_name_unique" UNIQUE("name"),
	CONSTRAINT "site_position" CHECK (("site"."latitude" is null) = ("site"."longitude" is null)),
	CONSTRAINT "site_geofence" CHECK ("site"."geofence_radius" between 20 and 20000)
);
--> statement-breakpoint
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
CREATE TABLE "profile_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"change" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"audience_kind" text NOT NULL,
	"audience_ids" integer[] DEFAULT '{}' NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"asks_confirmation" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (anden_fold(title || ' ' || body)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "post_audience" CHECK (("post"."audience_kind" = 'all') = (cardinality("post"."audience_ids") = 0)),
	CONSTRAINT "post_expires_after" CHECK ("post"."expires_at" is null or "post"."expires_at" > "post"."published_at")
);
--> statement-breakpoint
CREATE TABLE "post_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_image" (
	"post_id" integer NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "post_image_post_id_position_pk" PRIMARY KEY("post_id","position")
);
--> statement-breakpoint
CREATE TABLE "post_reaction" (
	"post_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_reaction_post_id_account_id_pk" PRIMARY KEY("post_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "post_read" (
	"post_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "post_read_post_id_account_id_pk" PRIMARY KEY("post_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"piece_id" integer,
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"paper_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"replaces_id" integer,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "receipt_kind" CHECK ("receipt"."kind" in ('monthly', 'sac', 'vacation', 'final', 'other')),
	CONSTRAINT "receipt_answer" CHECK (("receipt"."answer" <> '') = ("receipt"."answered_at" is not null) and ("receipt"."answered_at" is null) = ("receipt"."answered_by" is null))
);
--> statement-breakpoint
CREATE TABLE "receipt_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"job_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "receipt_batch_period" CHECK ("receipt_batch"."period" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "receipt_batch_kind" CHECK ("receipt_batch"."kind" in ('monthly', 'sac', 'vacation', 'final', 'other')),
	CONSTRAINT "receipt_batch_number" CHECK ("receipt_batch"."number" between 1 and 99),
	CONSTRAINT "receipt_batch_title" CHECK ("receipt_batch"."title" <> ''),
	CONSTRAINT "receipt_batch_state" CHECK ("receipt_batch"."state" in ('reading', 'ready', 'publishing', 'published', 'failed', 'discarded')),
	CONSTRAINT "receipt_batch_published" CHECK (("receipt_batch"."state" = 'published') = ("receipt_batch"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "receipt_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file_hash" text NOT NULL,
	"name" text NOT NULL,
	"pages" integer
);
--> statement-breakpoint
CREATE TABLE "receipt_piece" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_piece_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" integer NOT NULL,
	"from_page" integer NOT NULL,
	"to_page" integer NOT NULL,
	"cuil" text DEFAULT '' NOT NULL,
	"docket" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"person_id" integer,
	"outcome" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"corrected_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "receipt_piece_outcome" CHECK ("receipt_piece"."outcome" in ('matched', 'doubtful', 'unmatched', 'out')),
	CONSTRAINT "receipt_piece_person" CHECK ("receipt_piece"."outcome" <> 'matched' or "receipt_piece"."person_id" is not null),
	CONSTRAINT "receipt_piece_reason" CHECK ("receipt_piece"."outcome" in ('matched', 'out') or "receipt_piece"."reason" <> ''),
	CONSTRAINT "receipt_piece_pages" CHECK ("receipt_piece"."from_page" >= 1 and "receipt_piece"."to_page" >= "receipt_piece"."from_page")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT true NOT NULL,
	"person_id" integer,
	"display_name" text NOT NULL,
	"role_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "account_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"accion" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"flags" jsonb NOT NULL,
	"scope" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "role_name_unique" UNIQUE("name"),
	CONSTRAINT "role_scope" CHECK ("role"."scope" in ('own', 'team', 'site', 'all'))
);
--> statement-breakpoint
CREATE TABLE "second_step" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"cookie_hash" text NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "session_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "session_number_unique" UNIQUE("number"),
	CONSTRAINT "session_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_setting" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_setting_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "house_setting" (
	"section" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parameter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"site_id" integer,
	"valid_from" date NOT NULL,
	"value" numeric(18, 6) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "period_close" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "period_close_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"month" date NOT NULL,
	"ledger" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" integer NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopen_reason" text,
	CONSTRAINT "period_month_first" CHECK (extract(day from "period_close"."month") = 1),
	CONSTRAINT "period_reopen_reason" CHECK ("period_close"."reopened_at" is null or length(coalesce("period_close"."reopen_reason", '')) > 0)
);
--> statement-breakpoint
CREATE TABLE "site_holiday" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_holiday_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"worked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelope" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "envelope_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"way" text NOT NULL,
	"due_on" date NOT NULL,
	"remind_every" integer,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"document_version_id" integer,
	CONSTRAINT "envelope_title" CHECK ("envelope"."title" <> ''),
	CONSTRAINT "envelope_way" CHECK ("envelope"."way" in ('together', 'turns', 'each')),
	CONSTRAINT "envelope_state" CHECK ("envelope"."state" in ('draft', 'sending', 'sent', 'completed', 'rejected', 'cancelled', 'expired')),
	CONSTRAINT "envelope_remind" CHECK ("envelope"."remind_every" is null or "envelope"."remind_every" between 1 and 30),
	CONSTRAINT "envelope_sent" CHECK ("envelope"."state" in ('draft', 'sending', 'cancelled') or "envelope"."sent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "envelope_file" (
	"envelope_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"places" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "envelope_file_envelope_id_position_pk" PRIMARY KEY("envelope_id","position")
);
--> statement-breakpoint
CREATE TABLE "envelope_paper" (
	"paper_id" integer PRIMARY KEY NOT NULL,
	"envelope_id" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelope_signer" (
	"envelope_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "envelope_signer_envelope_id_person_id_pk" PRIMARY KEY("envelope_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "signature" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signature_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"opened_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"sealed_hash" text,
	"reminded_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seal_fingerprint" text,
	"seal_level" text,
	"seal_stamped_by" text,
	CONSTRAINT "signature_state" CHECK ("signature"."state" in ('waiting', 'pending', 'opened', 'signed', 'dissented', 'rejected', 'cancelled', 'expired')),
	CONSTRAINT "signature_sealed" CHECK (("signature"."state" in ('signed', 'dissented')) = ("signature"."sealed_hash" is not null)),
	CONSTRAINT "signature_seal" CHECK (("signature"."sealed_hash" is null) = ("signature"."seal_fingerprint" is null)
        and ("signature"."sealed_hash" is null) = ("signature"."seal_level" is null)),
	CONSTRAINT "signature_level" CHECK ("signature"."seal_level" in ('digital', 'electronic', 'own')),
	CONSTRAINT "signature_done" CHECK ("signature"."state" not in ('signed', 'dissented', 'rejected') or "signature"."done_at" is not null),
	CONSTRAINT "signature_reason" CHECK ("signature"."state" not in ('dissented', 'rejected') or "signature"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "signing_certificate" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"self_made" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"warned_days" integer
);
--> statement-breakpoint
CREATE TABLE "signing_paper" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"original_hash" text NOT NULL,
	"prepared_hash" text NOT NULL,
	"current_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"issued_by" text,
	"issued_at" timestamp with time zone,
	"issue_fingerprint" text,
	"issue_level" text,
	"issue_stamped_by" text,
	CONSTRAINT "signing_paper_kind" CHECK ("signing_paper"."kind" in ('document', 'receipt')),
	CONSTRAINT "signing_paper_title" CHECK ("signing_paper"."title" <> ''),
	CONSTRAINT "signing_paper_issue" CHECK (num_nulls("signing_paper"."issued_by", "signing_paper"."issued_at", "signing_paper"."issue_fingerprint", "signing_paper"."issue_level") in (0, 4)),
	CONSTRAINT "signing_paper_issue_level" CHECK ("signing_paper"."issue_level" in ('digital', 'electronic', 'own'))
);
--> statement-breakpoint
CREATE TABLE "file_upload" (
	"hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_upload_hash_account_id_purpose_pk" PRIMARY KEY("hash","account_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "view_as" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"seen_account_id" integer,
	"seen_role_id" integer,
	"name" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"come_back_to" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "view_as_cookie_hash_unique" UNIQUE("cookie_hash"),
	CONSTRAINT "view_as_one" CHECK (num_nonnulls("view_as"."seen_account_id", "view_as"."seen_role_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "first_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "first_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"account_id" integer,
	"role_id" integer,
	"view_id" integer,
	CONSTRAINT "first_view_one" CHECK (("first_view"."account_id" is null) <> ("first_view"."role_id" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"site_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (anden_fold(name || ' ' || address)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "customer_name_unique" UNIQUE("name"),
	CONSTRAINT "customer_position" CHECK (("customer"."latitude" is null) = ("customer"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "location" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"code" text NOT NULL,
	"barcode" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "location_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "location_of_site" UNIQUE("id","site_id")
);
--> statement-breakpoint
CREATE TABLE "lot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"expires_on" date,
	CONSTRAINT "lot_with_product" UNIQUE("id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"barcode" text,
	"abc_class" text NOT NULL,
	"lot_tracked" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (anden_fold(sku || ' ' || name || ' ' || coalesce(barcode, ''))) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_sku_unique" UNIQUE("sku"),
	CONSTRAINT "product_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "product_barcode" CHECK ("product"."barcode" is null or "product"."barcode" ~ '^([0-9]{8}|[0-9]{13})$'),
	CONSTRAINT "product_abc" CHECK ("product"."abc_class" in ('A', 'B', 'C'))
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"lot_id" integer,
	"location_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_once" UNIQUE NULLS NOT DISTINCT("location_id","product_id","lot_id"),
	CONSTRAINT "stock_never_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_job_id_job_progress_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_progress"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependant" ADD CONSTRAINT "dependant_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_type_id_document_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."document_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_type_id_document_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."document_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request_item" ADD CONSTRAINT "document_request_item_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request_item" ADD CONSTRAINT "document_request_item_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request_item" ADD CONSTRAINT "document_request_item_request" FOREIGN KEY ("request_id","type_id") REFERENCES "public"."document_request"("id","type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_progress" ADD CONSTRAINT "job_progress_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mute" ADD CONSTRAINT "notification_mute_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_file" ADD CONSTRAINT "export_file_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_preview_hash_stored_file_hash_fk" FOREIGN KEY ("preview_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_text" ADD CONSTRAINT "file_text_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_minimum" ADD CONSTRAINT "area_minimum_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_type_id_leave_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."leave_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_ended_by_account_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_certificate_hash_stored_file_hash_fk" FOREIGN KEY ("certificate_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_block" ADD CONSTRAINT "leave_block_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_block" ADD CONSTRAINT "leave_block_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_movement" ADD CONSTRAINT "leave_movement_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_movement" ADD CONSTRAINT "leave_movement_type_id_leave_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."leave_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_movement" ADD CONSTRAINT "leave_movement_leave_id_leave_id_fk" FOREIGN KEY ("leave_id") REFERENCES "public"."leave"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_movement" ADD CONSTRAINT "leave_movement_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_type_id_news_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."news_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_certificate_hash_stored_file_hash_fk" FOREIGN KEY ("certificate_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_event" ADD CONSTRAINT "news_event_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_event" ADD CONSTRAINT "news_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_warehouse_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_substitute_id_product_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "warehouse_order_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "warehouse_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "warehouse_order_picker_id_person_id_fk" FOREIGN KEY ("picker_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "warehouse_order_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_order_id_warehouse_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_photo_hash_stored_file_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_signature_hash_stored_file_hash_fk" FOREIGN KEY ("signature_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_warehouse_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_package" ADD CONSTRAINT "order_package_order_id_warehouse_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_package_item" ADD CONSTRAINT "order_package_item_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_package_item" ADD CONSTRAINT "order_package_item_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pick" ADD CONSTRAINT "order_pick_order_id_warehouse_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pick" ADD CONSTRAINT "order_pick_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pick" ADD CONSTRAINT "order_pick_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pick" ADD CONSTRAINT "order_pick_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area" ADD CONSTRAINT "area_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area" ADD CONSTRAINT "area_head_id_person_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_manager_id_person_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_photo_hash_stored_file_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_legajo_hash_stored_file_hash_fk" FOREIGN KEY ("legajo_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_where_area_is" FOREIGN KEY ("area_id","site_id") REFERENCES "public"."area"("id","site_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_manager_id_person_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_change" ADD CONSTRAINT "profile_change_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_image" ADD CONSTRAINT "post_image_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_image" ADD CONSTRAINT "post_image_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reaction" ADD CONSTRAINT "post_reaction_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reaction" ADD CONSTRAINT "post_reaction_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_read" ADD CONSTRAINT "post_read_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_read" ADD CONSTRAINT "post_read_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_batch_id_receipt_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."receipt_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_piece_id_receipt_piece_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."receipt_piece"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_paper_id_signing_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."signing_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_replaces_id_receipt_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_answered_by_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_batch" ADD CONSTRAINT "receipt_batch_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_file" ADD CONSTRAINT "receipt_file_batch_id_receipt_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."receipt_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_file" ADD CONSTRAINT "receipt_file_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_piece" ADD CONSTRAINT "receipt_piece_batch_id_receipt_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."receipt_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_piece" ADD CONSTRAINT "receipt_piece_file_id_receipt_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."receipt_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_piece" ADD CONSTRAINT "receipt_piece_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_piece" ADD CONSTRAINT "receipt_piece_corrected_by_account_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step" ADD CONSTRAINT "second_step_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_setting" ADD CONSTRAINT "account_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter" ADD CONSTRAINT "parameter_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_close" ADD CONSTRAINT "period_close_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_close" ADD CONSTRAINT "period_close_closed_by_account_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_holiday" ADD CONSTRAINT "site_holiday_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_document_version_id_document_version_id_fk" FOREIGN KEY ("document_version_id") REFERENCES "public"."document_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_file" ADD CONSTRAINT "envelope_file_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_file" ADD CONSTRAINT "envelope_file_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_paper" ADD CONSTRAINT "envelope_paper_paper_id_signing_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."signing_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_paper" ADD CONSTRAINT "envelope_paper_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_signer" ADD CONSTRAINT "envelope_signer_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_signer" ADD CONSTRAINT "envelope_signer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_paper_id_signing_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."signing_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_sealed_hash_stored_file_hash_fk" FOREIGN KEY ("sealed_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_seal_fingerprint_signing_certificate_fingerprint_fk" FOREIGN KEY ("seal_fingerprint") REFERENCES "public"."signing_certificate"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD CONSTRAINT "signing_paper_original_hash_stored_file_hash_fk" FOREIGN KEY ("original_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD CONSTRAINT "signing_paper_prepared_hash_stored_file_hash_fk" FOREIGN KEY ("prepared_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD CONSTRAINT "signing_paper_current_hash_stored_file_hash_fk" FOREIGN KEY ("current_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD CONSTRAINT "signing_paper_issue_fingerprint_signing_certificate_fingerprint_fk" FOREIGN KEY ("issue_fingerprint") REFERENCES "public"."signing_certificate"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_upload" ADD CONSTRAINT "file_upload_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_upload" ADD CONSTRAINT "file_upload_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_as" ADD CONSTRAINT "view_as_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_as" ADD CONSTRAINT "view_as_seen_account_id_account_id_fk" FOREIGN KEY ("seen_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_as" ADD CONSTRAINT "view_as_seen_role_id_role_id_fk" FOREIGN KEY ("seen_role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_view" ADD CONSTRAINT "first_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_view" ADD CONSTRAINT "first_view_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_view" ADD CONSTRAINT "first_view_view_id_saved_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot" ADD CONSTRAINT "lot_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_lot" FOREIGN KEY ("lot_id","product_id") REFERENCES "public"."lot"("id","product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_location" FOREIGN KEY ("location_id","site_id") REFERENCES "public"."location"("id","site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "absence_source" ON "absence" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "absence_days" ON "absence" USING gist (daterange("from_day", "to_day", '[]'));--> statement-breakpoint
CREATE INDEX "absence_person" ON "absence" USING btree ("person_id","from_day");--> statement-breakpoint
CREATE INDEX "approval_definition_order" ON "approval_definition" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX "approval_delegation_to" ON "approval_delegation" USING btree ("to_account_id","until_day");--> statement-breakpoint
CREATE INDEX "approval_delegation_from" ON "approval_delegation" USING btree ("from_account_id","until_day");--> statement-breakpoint
CREATE INDEX "approval_event_request" ON "approval_event" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_request_subject" ON "approval_request" USING btree ("type","subject_id");--> statement-breakpoint
CREATE INDEX "approval_request_owner" ON "approval_request" USING btree ("owner_id","submitted_at");--> statement-breakpoint
CREATE INDEX "approval_request_author" ON "approval_request" USING btree ("author_id","submitted_at");--> statement-breakpoint
CREATE INDEX "approval_request_pending" ON "approval_request" USING btree ("type","subject_id") WHERE "approval_request"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "approval_request_due" ON "approval_request" USING btree ("due_at") WHERE "approval_request"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "approval_seat_once" ON "approval_seat" USING btree ("request_id","position","account_id");--> statement-breakpoint
CREATE INDEX "approval_seat_inbox" ON "approval_seat" USING btree ("account_id","request_id") WHERE "approval_seat"."waiting";--> statement-breakpoint
CREATE INDEX "approval_seat_account" ON "approval_seat" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_step_once" ON "approval_step" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "audit_entity" ON "audit_entry" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "bulk_row_refused" ON "bulk_row" USING btree ("job_id","position") WHERE not "bulk_row"."ok";--> statement-breakpoint
CREATE UNIQUE INDEX "dependant_once" ON "dependant" USING btree ("person_id","dni");--> statement-breakpoint
CREATE INDEX "document_person" ON "document" USING btree ("person_id","type_id","id") WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_of_type" ON "document" USING btree ("type_id","id") WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_changed" ON "document" USING btree ("changed_at","id") WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_titled" ON "document" USING btree ("title","id") WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_expiry" ON "document" USING btree ("expires_on","id") WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_title_words" ON "document" USING gin (anden_fold("title") gin_trgm_ops) WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_request_latest" ON "document_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_request_item_open" ON "document_request_item" USING btree ("person_id","type_id") WHERE "document_request_item"."state" in ('requested', 'delivered', 'rejected');--> statement-breakpoint
CREATE INDEX "document_request_item_of" ON "document_request_item" USING btree ("request_id","state","id");--> statement-breakpoint
CREATE INDEX "document_request_item_person" ON "document_request_item" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "document_request_item_changed" ON "document_request_item" USING btree ("changed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_type_name" ON "document_type" USING btree (anden_fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "document_version_number" ON "document_version" USING btree ("document_id","number");--> statement-breakpoint
CREATE INDEX "document_version_file" ON "document_version" USING btree ("file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_once" ON "evaluation" USING btree ("person_id","account_id","period");--> statement-breakpoint
CREATE INDEX "change_event_age" ON "change_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_progress_of" ON "job_progress" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "job_progress_open" ON "job_progress" USING btree ("number") WHERE "job_progress"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "notification_of" ON "notification" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("account_id","read_at");--> statement-breakpoint
CREATE INDEX "export_file_age" ON "export_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_file_preview" ON "stored_file" USING btree ("preview_hash");--> statement-breakpoint
CREATE INDEX "file_text_words" ON "file_text" USING gin ("words");--> statement-breakpoint
CREATE INDEX "leave_person" ON "leave" USING btree ("person_id","from_day");--> statement-breakpoint
CREATE INDEX "leave_days" ON "leave" USING btree ("from_day","id");--> statement-breakpoint
CREATE INDEX "leave_type_of" ON "leave" USING btree ("type_id","id");--> statement-breakpoint
CREATE INDEX "leave_certificate" ON "leave" USING btree ("certificate_hash");--> statement-breakpoint
CREATE INDEX "leave_block_days" ON "leave_block" USING btree ("to_day");--> statement-breakpoint
CREATE INDEX "leave_movement_person" ON "leave_movement" USING btree ("person_id","type_id","year","kind","days");--> statement-breakpoint
CREATE INDEX "leave_movement_leave" ON "leave_movement" USING btree ("leave_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_movement_once" ON "leave_movement" USING btree ("person_id","type_id","year","kind",("days" > 0)) WHERE "leave_movement"."kind" in ('carried');--> statement-breakpoint
CREATE UNIQUE INDEX "leave_movement_yearly" ON "leave_movement" USING btree ("person_id","type_id","year","kind") WHERE "leave_movement"."kind" in ('earned', 'expired');--> statement-breakpoint
CREATE INDEX "import_row_turn" ON "import_row" USING btree ("run_id","state","turn","number");--> statement-breakpoint
CREATE INDEX "import_run_of" ON "import_run" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_days" ON "news" USING btree ("from_day","id");--> statement-breakpoint
CREATE INDEX "news_person" ON "news" USING btree ("person_id","from_day");--> statement-breakpoint
CREATE INDEX "news_type_of" ON "news" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "news_state_days" ON "news" USING btree ("state","from_day" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_certificate" ON "news" USING btree ("certificate_hash");--> statement-breakpoint
CREATE INDEX "news_event_of" ON "news_event" USING btree ("news_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "news_type_code" ON "news_type" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "news_type_name" ON "news_type" USING btree (anden_fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_place" ON "order_line" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_line_product" ON "order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_of_site" ON "warehouse_order" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "order_in_state" ON "warehouse_order" USING btree ("site_id","state","promised_on","id");--> statement-breakpoint
CREATE INDEX "order_promised" ON "warehouse_order" USING btree ("site_id","promised_on","id");--> statement-breakpoint
CREATE INDEX "order_priority" ON "warehouse_order" USING btree ("site_id","priority","promised_on","id");--> statement-breakpoint
CREATE INDEX "order_customer_name" ON "warehouse_order" USING btree ("site_id","customer_name","id");--> statement-breakpoint
CREATE INDEX "order_created" ON "warehouse_order" USING btree ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_line_count" ON "warehouse_order" USING btree ("site_id","line_count","id");--> statement-breakpoint
CREATE INDEX "order_priority_everywhere" ON "warehouse_order" USING btree ("priority","promised_on","id");--> statement-breakpoint
CREATE INDEX "order_customer_name_everywhere" ON "warehouse_order" USING btree ("customer_name","id");--> statement-breakpoint
CREATE INDEX "order_created_everywhere" ON "warehouse_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_line_count_everywhere" ON "warehouse_order" USING btree ("line_count","id");--> statement-breakpoint
CREATE INDEX "order_of_customer" ON "warehouse_order" USING btree ("customer_id","id","site_id");--> statement-breakpoint
CREATE INDEX "order_of_state" ON "warehouse_order" USING btree ("state","id","site_id");--> statement-breakpoint
CREATE INDEX "order_of_priority" ON "warehouse_order" USING btree ("priority","id","site_id");--> statement-breakpoint
CREATE INDEX "order_open" ON "warehouse_order" USING btree ("id","site_id") WHERE "warehouse_order"."state" not in ('delivered', 'cancelled');--> statement-breakpoint
CREATE INDEX "order_open_promised" ON "warehouse_order" USING btree ("promised_on","site_id","id") WHERE "warehouse_order"."state" not in ('delivered', 'cancelled');--> statement-breakpoint
CREATE INDEX "order_unassigned" ON "warehouse_order" USING btree ("id","site_id") WHERE "warehouse_order"."picker_id" is null;--> statement-breakpoint
CREATE INDEX "order_state_everywhere" ON "warehouse_order" USING btree ("state","promised_on","id");--> statement-breakpoint
CREATE INDEX "order_promised_everywhere" ON "warehouse_order" USING btree ("promised_on","id");--> statement-breakpoint
CREATE INDEX "order_state_since" ON "warehouse_order" USING btree ("state","state_since");--> statement-breakpoint
CREATE INDEX "order_picker" ON "warehouse_order" USING btree ("picker_id","state") WHERE "warehouse_order"."picker_id" is not null;--> statement-breakpoint
CREATE INDEX "order_customer_words" ON "warehouse_order" USING gin ("customer_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_number_parts" ON "warehouse_order" USING gin (lower("number") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_search" ON "warehouse_order" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_delivery_photo" ON "order_delivery" USING btree ("photo_hash");--> statement-breakpoint
CREATE INDEX "order_delivery_signature" ON "order_delivery" USING btree ("signature_hash");--> statement-breakpoint
CREATE INDEX "order_event_of" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_package_number" ON "order_package" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "order_package_item_line" ON "order_package_item" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_pick_of" ON "order_pick" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_pick_line" ON "order_pick" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_pick_pace" ON "order_pick" USING btree ("picked_at");--> statement-breakpoint
CREATE INDEX "stock_movement_of" ON "stock_movement" USING btree ("stock_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "area_name_in_site" ON "area" USING btree ("site_id","name");--> statement-breakpoint
CREATE INDEX "person_name" ON "person" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "person_site" ON "person" USING btree ("site_id","last_name");--> statement-breakpoint
CREATE INDEX "person_area" ON "person" USING btree ("area_id","last_name");--> statement-breakpoint
CREATE INDEX "person_manager" ON "person" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "person_photo" ON "person" USING btree ("photo_hash");--> statement-breakpoint
CREATE INDEX "person_legajo" ON "person" USING btree ("legajo_hash");--> statement-breakpoint
CREATE INDEX "person_search" ON "person" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "person_history_once" ON "person_history" USING btree ("person_id","kind","effective_from");--> statement-breakpoint
CREATE INDEX "person_history_to_come" ON "person_history" USING btree ("effective_from") WHERE not "person_history"."begun";--> statement-breakpoint
CREATE INDEX "profile_change_person" ON "profile_change" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "post_wall" ON "post" USING btree ("pinned" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_author" ON "post" USING btree ("author_id","published_at");--> statement-breakpoint
CREATE INDEX "post_search" ON "post" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "post_comment_of" ON "post_comment" USING btree ("post_id","id" DESC NULLS LAST) WHERE "post_comment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "post_image_file" ON "post_image" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_paper" ON "receipt" USING btree ("paper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_of_piece" ON "receipt" USING btree ("piece_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_replaces" ON "receipt" USING btree ("replaces_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_once" ON "receipt" USING btree ("person_id","period","kind","number") WHERE "receipt"."replaces_id" is null;--> statement-breakpoint
CREATE INDEX "receipt_of_batch" ON "receipt" USING btree ("batch_id","person_id");--> statement-breakpoint
CREATE INDEX "receipt_person" ON "receipt" USING btree ("person_id","period","id");--> statement-breakpoint
CREATE INDEX "receipt_latest" ON "receipt" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "receipt_batch_latest" ON "receipt_batch" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_file_position" ON "receipt_file" USING btree ("batch_id","position");--> statement-breakpoint
CREATE INDEX "receipt_file_hash" ON "receipt_file" USING btree ("file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_piece_position" ON "receipt_piece" USING btree ("batch_id","position");--> statement-breakpoint
CREATE INDEX "receipt_piece_outcome" ON "receipt_piece" USING btree ("batch_id","outcome","position");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_piece_person" ON "receipt_piece" USING btree ("batch_id","person_id") WHERE "receipt_piece"."outcome" = 'matched';--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "account_role" ON "account" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_once" ON "idempotency_key" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_code_once" ON "recovery_code" USING btree ("account_id","code_hash");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id","revoked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parameter_once" ON "parameter" USING btree ("code",coalesce("site_id", 0),"valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "period_closed_once" ON "period_close" USING btree ("site_id","month","ledger") WHERE "period_close"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "period_close_month" ON "period_close" USING btree ("month");--> statement-breakpoint
CREATE UNIQUE INDEX "site_holiday_once" ON "site_holiday" USING btree (coalesce("site_id", 0),"day");--> statement-breakpoint
CREATE INDEX "envelope_latest" ON "envelope" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "envelope_open" ON "envelope" USING btree ("due_on","id") WHERE "envelope"."state" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "envelope_document_version" ON "envelope" USING btree ("document_version_id");--> statement-breakpoint
CREATE INDEX "envelope_file_hash" ON "envelope_file" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "envelope_paper_of" ON "envelope_paper" USING btree ("envelope_id","position","paper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signature_of_person" ON "signature" USING btree ("paper_id","person_id");--> statement-breakpoint
CREATE INDEX "signature_person" ON "signature" USING btree ("person_id","state","id");--> statement-breakpoint
CREATE INDEX "signature_changed" ON "signature" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "signature_sealed" ON "signature" USING btree ("sealed_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_paper_code" ON "signing_paper" USING btree ("code");--> statement-breakpoint
CREATE INDEX "signing_paper_original" ON "signing_paper" USING btree ("original_hash");--> statement-breakpoint
CREATE INDEX "signing_paper_current" ON "signing_paper" USING btree ("current_hash");--> statement-breakpoint
CREATE INDEX "signing_paper_prepared" ON "signing_paper" USING btree ("prepared_hash");--> statement-breakpoint
CREATE INDEX "file_upload_age" ON "file_upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_upload_of" ON "file_upload" USING btree ("account_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "view_as_session" ON "view_as" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "first_view_account" ON "first_view" USING btree ("list","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "first_view_role" ON "first_view" USING btree ("list","role_id");--> statement-breakpoint
CREATE INDEX "first_view_of" ON "first_view" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("owner_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_view_list" ON "saved_view" USING btree ("list");--> statement-breakpoint
CREATE INDEX "customer_site" ON "customer" USING btree ("site_id","name");--> statement-breakpoint
CREATE INDEX "customer_search" ON "customer" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "location_in_site" ON "location" USING btree ("site_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "lot_of_product" ON "lot" USING btree ("product_id","code");--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_product" ON "stock" USING btree ("product_id","site_id");--> statement-breakpoint
CREATE INDEX "stock_site" ON "stock" USING btree ("site_id","id");