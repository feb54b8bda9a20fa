ALTER TABLE "link" ADD COLUMN "wms_entry" text DEFAULT 'web-service' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_method" text DEFAULT 'POST' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_accion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_user" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_params" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_page" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_total" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "cron" text;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "quiet_days" integer;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "reject_percent" integer;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "silent_since" timestamp with time zone DEFAULT anden_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "quiet_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "rejects_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "link_key" ADD COLUMN "secret" text DEFAULT 'key' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_key" DROP CONSTRAINT "link_key_pkey";--> statement-breakpoint
ALTER TABLE "link_key" ADD CONSTRAINT "link_key_link_id_secret_pk" PRIMARY KEY("link_id","secret");--> statement-breakpoint
UPDATE "link" SET "silent_since" = coalesce("last_good_at", "silent_since");--> statement-breakpoint
-- Rules said before by which column alone: they name the datum itself.
UPDATE "link" SET "rules" = (
  SELECT coalesce(jsonb_agg(rule || '{"lookup": ""}' ORDER BY place), '[]')
  FROM jsonb_array_elements("rules") WITH ORDINALITY AS told(rule, place)
);
