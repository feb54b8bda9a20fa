CREATE TABLE "record_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "record_comment_entity" CHECK ("record_comment"."entity" in ('order', 'request'))
);
--> statement-breakpoint
CREATE TABLE "record_comment_file" (
	"comment_id" integer NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "record_comment_file_comment_id_position_pk" PRIMARY KEY("comment_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "delivered_quantity" integer;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD COLUMN "delivery_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD COLUMN "rest_of_id" integer;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD COLUMN "rest" text;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD COLUMN "rest_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_comment" ADD CONSTRAINT "record_comment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_comment_file" ADD CONSTRAINT "record_comment_file_comment_id_record_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."record_comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_comment_file" ADD CONSTRAINT "record_comment_file_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_comment_of" ON "record_comment" USING btree ("entity","entity_id","id" DESC NULLS LAST) WHERE "record_comment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "record_comment_file_hash" ON "record_comment_file" USING btree ("hash");--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "warehouse_order_rest_of_id_warehouse_order_id_fk" FOREIGN KEY ("rest_of_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_wanted" ON "order_line" USING btree ((coalesce("substitute_id", "product_id"))) WHERE "order_line"."picked_quantity" < "order_line"."quantity" and "order_line"."short_reason" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_rest_of" ON "warehouse_order" USING btree ("rest_of_id") WHERE "warehouse_order"."rest_of_id" is not null;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_delivered" CHECK ("order_line"."delivered_quantity" between 0 and "order_line"."picked_quantity");--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "order_delivery_attempts" CHECK ("warehouse_order"."delivery_attempts" >= 0);--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_rest" CHECK ("order_delivery"."rest" in ('stock', 'order'));