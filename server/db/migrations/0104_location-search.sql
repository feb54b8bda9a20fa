ALTER TABLE "location" ADD COLUMN "search_text" text GENERATED ALWAYS AS (anden_fold(code || ' ' || barcode)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "location_search" ON "location" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "location_unused" ON "location" USING btree ("id") WHERE not "location"."active";