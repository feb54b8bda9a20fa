ALTER TABLE "order_line" ADD COLUMN "delivered_quantity" integer;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD COLUMN "delivery_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD COLUMN "rest_of_id" integer;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD COLUMN "rest" text;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD COLUMN "rest_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "warehouse_order_rest_of_id_warehouse_order_id_fk" FOREIGN KEY ("rest_of_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_wanted" ON "order_line" USING btree ((coalesce("substitute_id", "product_id"))) WHERE "order_line"."picked_quantity" < "order_line"."quantity" and "order_line"."short_reason" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_rest_of" ON "warehouse_order" USING btree ("rest_of_id") WHERE "warehouse_order"."rest_of_id" is not null;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_delivered" CHECK ("order_line"."delivered_quantity" between 0 and "order_line"."picked_quantity");--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "order_delivery_attempts" CHECK ("warehouse_order"."delivery_attempts" >= 0);--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_rest" CHECK ("order_delivery"."rest" in ('stock', 'order'));