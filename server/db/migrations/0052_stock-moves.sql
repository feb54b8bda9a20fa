ALTER TABLE "warehouse_order" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "other_stock_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_other_stock_id_stock_id_fk" FOREIGN KEY ("other_stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_reference" ON "warehouse_order" USING btree ("reference","site_id") WHERE "warehouse_order"."reference" is not null;--> statement-breakpoint
CREATE INDEX "order_reference_parts" ON "warehouse_order" USING gin (anden_fold("reference") gin_trgm_ops) WHERE "warehouse_order"."reference" is not null;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_other" CHECK (("stock_movement"."kind" = 'move') = ("stock_movement"."other_stock_id" is not null) and "stock_movement"."other_stock_id" <> "stock_movement"."stock_id");