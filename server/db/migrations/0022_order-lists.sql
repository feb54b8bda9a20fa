DROP INDEX "order_customer";--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD COLUMN "customer_folded" text GENERATED ALWAYS AS (anden_fold(customer_name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "order_priority_everywhere" ON "warehouse_order" USING btree ("priority","promised_on","id");--> statement-breakpoint
CREATE INDEX "order_customer_name_everywhere" ON "warehouse_order" USING btree ("customer_name","id");--> statement-breakpoint
CREATE INDEX "order_created_everywhere" ON "warehouse_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_line_count_everywhere" ON "warehouse_order" USING btree ("line_count","id");--> statement-breakpoint
CREATE INDEX "order_of_customer" ON "warehouse_order" USING btree ("customer_id","id","site_id");--> statement-breakpoint
CREATE INDEX "order_of_state" ON "warehouse_order" USING btree ("state","id","site_id");--> statement-breakpoint
CREATE INDEX "order_open" ON "warehouse_order" USING btree ("id","site_id") WHERE "warehouse_order"."state" not in ('delivered', 'cancelled');--> statement-breakpoint
CREATE INDEX "order_unassigned" ON "warehouse_order" USING btree ("id","site_id") WHERE "warehouse_order"."picker_id" is null;--> statement-breakpoint
CREATE INDEX "order_customer_words" ON "warehouse_order" USING gin ("customer_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_number_parts" ON "warehouse_order" USING gin (lower("number") gin_trgm_ops);--> statement-breakpoint
-- Nothing is known of the new column and of what is indexed until then.
ANALYZE "warehouse_order";
