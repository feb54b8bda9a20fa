ALTER TABLE "link" ADD COLUMN "direction" text DEFAULT 'in' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "view" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "period" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "period_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "format" text DEFAULT 'csv' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "out_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "send_by" text DEFAULT 'POST' NOT NULL;