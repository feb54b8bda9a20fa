DROP INDEX "order_of_site";--> statement-breakpoint
DROP INDEX "stock_movement_of";--> statement-breakpoint
CREATE INDEX "order_of_site" ON "warehouse_order" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "stock_movement_of" ON "stock_movement" USING btree ("stock_id","id");