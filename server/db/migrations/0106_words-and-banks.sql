ALTER TABLE "bank_layout" DROP CONSTRAINT "bank_layout_format";--> statement-breakpoint
CREATE INDEX "location_search_joined" ON "location" USING gin (replace("search_text", '-', '') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "location_code_begins" ON "location" USING btree (anden_fold("code") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "lot_search" ON "lot" USING gin (anden_fold("code") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_sku_begins" ON "product" USING btree (anden_fold("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "stock_of_lot" ON "stock" USING btree ("lot_id") WHERE "stock"."lot_id" is not null;--> statement-breakpoint
ALTER TABLE "bank_layout" ADD CONSTRAINT "bank_layout_format" CHECK ("bank_layout"."format" in ('fixed', 'csv', 'xlsx'));