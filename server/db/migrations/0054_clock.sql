-- The time for all that the server stores and compares: the machine's, moved by the setting of a connection where there is
-- one. A single expression, so that PostgreSQL puts it in the place of the call and indexes serve as with now().
create function anden_now() returns timestamptz
  language sql stable parallel safe
  as $$ select now() + coalesce(nullif(current_setting('anden.clock_offset', true), '')::interval, interval '0') $$;
--> statement-breakpoint
create or replace function anden_works_today(leave_date date, site_id integer) returns boolean
  language sql stable parallel safe
  as $$
    select leave_date is null
      or leave_date >= (public.anden_now() at time zone (select zone from public.site where id = site_id))::date
  $$;
--> statement-breakpoint
ALTER TABLE "absence" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "approval_delegation" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "approval_event" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "approval_request" ALTER COLUMN "submitted_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "approval_request" ALTER COLUMN "changed_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "record_comment" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "dependant" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "document" ALTER COLUMN "changed_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "document_request" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "document_request_item" ALTER COLUMN "changed_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "document_version" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "evaluation" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "change_event" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "chore_run" ALTER COLUMN "due_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "job_progress" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "export_file" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "stored_file" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "calendar_feed" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "leave" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "leave_movement" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "import_run" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "news_event" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "warehouse_order" ALTER COLUMN "state_since" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "warehouse_order" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "order_delivery" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "order_event" ALTER COLUMN "at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "order_pick" ALTER COLUMN "picked_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "organisation" ALTER COLUMN "updated_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "person" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "person_history" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "profile_change" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "post" ALTER COLUMN "published_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "post_comment" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "post_reaction" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "post_read" ALTER COLUMN "read_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "push_subscription" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "receipt" ALTER COLUMN "published_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "receipt_batch" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "forgotten_password" ALTER COLUMN "asked_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "second_step" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "last_seen_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "account_setting" ALTER COLUMN "updated_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "period_close" ALTER COLUMN "closed_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "envelope" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "signature" ALTER COLUMN "changed_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "signing_certificate" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "signing_paper" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "file_upload" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "view_as" ALTER COLUMN "started_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "saved_view" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "customer" ALTER COLUMN "created_at" SET DEFAULT anden_now();--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "created_at" SET DEFAULT anden_now();