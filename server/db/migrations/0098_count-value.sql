ALTER TABLE "stock_count_line" DROP CONSTRAINT "stock_count_line_state_known";--> statement-breakpoint
ALTER TABLE "stock_count_line" drop column "open";--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD COLUMN "open" boolean GENERATED ALWAYS AS (state in ('pending', 'again', 'differs', 'approval')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "cost" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_state_known" CHECK ("stock_count_line"."state" in ('pending', 'again', 'differs', 'approval', 'same', 'adjusted', 'accepted', 'missed'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_cost" CHECK ("product"."cost" >= 0);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_count_line_open" ON "stock_count_line" USING btree ("stock_id") WHERE "stock_count_line"."open";
