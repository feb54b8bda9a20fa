ALTER TABLE "link" ADD COLUMN "cron" text;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "quiet_days" integer;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "reject_percent" integer;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "silent_since" timestamp with time zone DEFAULT anden_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "quiet_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "rejects_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "link" SET "silent_since" = coalesce("last_good_at", "silent_since");
