CREATE TABLE "hour_engine" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "hour_engine_only" CHECK ("hour_engine"."only")
);
--> statement-breakpoint
ALTER TABLE "hour_day" DROP CONSTRAINT "hour_day_overtime_is";--> statement-breakpoint
ALTER TABLE "hour_day" ADD COLUMN "on_call" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hour_period" ADD COLUMN "on_call" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shift" ADD COLUMN "kind" text DEFAULT 'worked' NOT NULL;--> statement-breakpoint
ALTER TABLE "hour_day" ADD CONSTRAINT "hour_day_overtime_is" CHECK ("hour_day"."overtime" in ('none', 'waiting', 'approved', 'banked', 'rejected', 'lapsed'));--> statement-breakpoint
ALTER TABLE "shift" ADD CONSTRAINT "shift_kind" CHECK ("shift"."kind" = 'worked' or ("shift"."kind" = 'onCall' and "shift"."break_kind" = 'none'));