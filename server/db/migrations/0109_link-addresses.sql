CREATE TABLE "link_key" (
	"link_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "via" text DEFAULT 'folder' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "rows_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "header" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_key" ADD CONSTRAINT "link_key_link_id_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."link"("id") ON DELETE cascade ON UPDATE no action;