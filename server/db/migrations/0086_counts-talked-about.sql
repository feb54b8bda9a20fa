ALTER TABLE "record_comment" DROP CONSTRAINT "record_comment_entity";--> statement-breakpoint
ALTER TABLE "stock_count" ADD COLUMN "on_shift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_count_entry" ADD COLUMN "independent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "record_comment" ADD CONSTRAINT "record_comment_entity" CHECK ("record_comment"."entity" in ('order', 'request', 'stockCount'));