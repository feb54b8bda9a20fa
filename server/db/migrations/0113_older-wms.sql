ALTER TABLE "link" ADD COLUMN "wms_entry" text DEFAULT 'web-service' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_method" text DEFAULT 'POST' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_accion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_user" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_params" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_page" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "wms_total" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_key" ADD COLUMN "secret" text DEFAULT 'key' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_key" DROP CONSTRAINT "link_key_pkey";--> statement-breakpoint
ALTER TABLE "link_key" ADD CONSTRAINT "link_key_link_id_secret_pk" PRIMARY KEY("link_id","secret");