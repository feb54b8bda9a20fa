CREATE SEQUENCE "public"."warehouse_order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"picked_quantity" integer DEFAULT 0 NOT NULL,
	"substitute_id" integer,
	"substitute_reason" text,
	"short_reason" text,
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_picked" CHECK ("order_line"."picked_quantity" between 0 and "order_line"."quantity"),
	CONSTRAINT "order_line_substitute" CHECK (("order_line"."substitute_id" is null) = ("order_line"."substitute_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "warehouse_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warehouse_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text DEFAULT 'P-' || lpad(nextval('warehouse_order_number')::text, 7, '0') NOT NULL,
	"site_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"customer_name" text NOT NULL,
	"address" text NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"priority" smallint DEFAULT 3 NOT NULL,
	"promised_on" date NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"state_before_hold" text,
	"hold_reason" text,
	"picker_id" integer,
	"line_count" integer NOT NULL,
	"unit_count" integer NOT NULL,
	"package_count" integer DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (anden_fold(number || ' ' || customer_name || ' ' || address)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "warehouse_order_number_unique" UNIQUE("number"),
	CONSTRAINT "order_state" CHECK ("warehouse_order"."state" in ('created', 'approved', 'picking', 'picked', 'checked', 'packed', 'dispatched', 'delivered', 'onHold', 'cancelled')),
	CONSTRAINT "order_priority" CHECK ("warehouse_order"."priority" between 1 and 4),
	CONSTRAINT "order_hold" CHECK (("warehouse_order"."state" = 'onHold') = ("warehouse_order"."state_before_hold" is not null) and ("warehouse_order"."state" = 'onHold') = ("warehouse_order"."hold_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_delivery" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_dni" text,
	"photo_hash" text,
	"signature_hash" text,
	"note" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_delivery_dni" CHECK ("order_delivery"."receiver_dni" is null or "order_delivery"."receiver_dni" ~ '^[0-9]{7,8}$')
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_package" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_package_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"weight_kg" numeric(9, 3),
	CONSTRAINT "order_package_weight" CHECK ("order_package"."weight_kg" is null or "order_package"."weight_kg" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_package_item" (
	"package_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_package_item_package_id_order_line_id_pk" PRIMARY KEY("package_id","order_line_id"),
	CONSTRAINT "order_package_item_quantity" CHECK ("order_package_item"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_pick" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_pick_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"stock_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"account_id" integer,
	"picked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "order_pick_quantity" CHECK ("order_pick"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stock_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"quantity_after" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"order_line_id" integer,
	"account_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movement_moves" CHECK ("stock_movement"."delta" <> 0),
	CONSTRAINT "stock_movement_after" CHECK ("stock_movement"."quantity_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"site_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (anden_fold(name || ' ' || address)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "customer_name_unique" UNIQUE("name"),
	CONSTRAINT "customer_position" CHECK (("customer"."latitude" is null) = ("customer"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "location" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"code" text NOT NULL,
	"barcode" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "location_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "location_of_site" UNIQUE("id","site_id")
);
--> statement-breakpoint
CREATE TABLE "lot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"expires_on" date,
	CONSTRAINT "lot_with_product" UNIQUE("id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"barcode" text,
	"abc_class" text NOT NULL,
	"lot_tracked" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (anden_fold(sku || ' ' || name || ' ' || coalesce(barcode, ''))) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_sku_unique" UNIQUE("sku"),
	CONSTRAINT "product_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "product_barcode" CHECK ("product"."barcode" is null or "product"."barcode" ~ '^([0-9]{8}|[0-9]{13})$'),
	CONSTRAINT "product_abc" CHECK ("product"."abc_class" in ('A', 'B', 'C'))
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"lot_id" integer,
	"location_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_once" UNIQUE NULLS NOT DISTINCT("location_id","product_id","lot_id"),
	CONSTRAINT "stock_never_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_warehouse_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_substitute_id_product_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "warehouse_order_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "warehouse_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "warehouse_order_picker_id_person_id_fk" FOREIGN KEY ("picker_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_order" ADD CONSTRAINT "warehouse_order_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_order_id_warehouse_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_photo_hash_stored_file_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_signature_hash_stored_file_hash_fk" FOREIGN KEY ("signature_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_warehouse_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_package" ADD CONSTRAINT "order_package_order_id_warehouse_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_package_item" ADD CONSTRAINT "order_package_item_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_package_item" ADD CONSTRAINT "order_package_item_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pick" ADD CONSTRAINT "order_pick_order_id_warehouse_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."warehouse_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pick" ADD CONSTRAINT "order_pick_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pick" ADD CONSTRAINT "order_pick_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pick" ADD CONSTRAINT "order_pick_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot" ADD CONSTRAINT "lot_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_lot" FOREIGN KEY ("lot_id","product_id") REFERENCES "public"."lot"("id","product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_location" FOREIGN KEY ("location_id","site_id") REFERENCES "public"."location"("id","site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_place" ON "order_line" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_line_product" ON "order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_of_site" ON "warehouse_order" USING btree ("site_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_in_state" ON "warehouse_order" USING btree ("site_id","state","promised_on","id");--> statement-breakpoint
CREATE INDEX "order_promised" ON "warehouse_order" USING btree ("site_id","promised_on","id");--> statement-breakpoint
CREATE INDEX "order_priority" ON "warehouse_order" USING btree ("site_id","priority","promised_on","id");--> statement-breakpoint
CREATE INDEX "order_customer_name" ON "warehouse_order" USING btree ("site_id","customer_name","id");--> statement-breakpoint
CREATE INDEX "order_customer" ON "warehouse_order" USING btree ("customer_id","promised_on");--> statement-breakpoint
CREATE INDEX "order_state_everywhere" ON "warehouse_order" USING btree ("state","promised_on","id");--> statement-breakpoint
CREATE INDEX "order_promised_everywhere" ON "warehouse_order" USING btree ("promised_on","id");--> statement-breakpoint
CREATE INDEX "order_state_since" ON "warehouse_order" USING btree ("state","state_since");--> statement-breakpoint
CREATE INDEX "order_picker" ON "warehouse_order" USING btree ("picker_id","state") WHERE "warehouse_order"."picker_id" is not null;--> statement-breakpoint
CREATE INDEX "order_search" ON "warehouse_order" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_delivery_photo" ON "order_delivery" USING btree ("photo_hash");--> statement-breakpoint
CREATE INDEX "order_delivery_signature" ON "order_delivery" USING btree ("signature_hash");--> statement-breakpoint
CREATE INDEX "order_event_of" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_package_number" ON "order_package" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "order_package_item_line" ON "order_package_item" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_pick_of" ON "order_pick" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_pick_line" ON "order_pick" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_pick_pace" ON "order_pick" USING btree ("picked_at");--> statement-breakpoint
CREATE INDEX "stock_movement_of" ON "stock_movement" USING btree ("stock_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_site" ON "customer" USING btree ("site_id","name");--> statement-breakpoint
CREATE INDEX "customer_search" ON "customer" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "location_in_site" ON "location" USING btree ("site_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "lot_of_product" ON "lot" USING btree ("product_id","code");--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_product" ON "stock" USING btree ("product_id","site_id");--> statement-breakpoint
CREATE INDEX "stock_site" ON "stock" USING btree ("site_id","id");