CREATE SEQUENCE "public"."arrival_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."intake_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "arrival" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "arrival_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text DEFAULT 'R-' || lpad(nextval('arrival_number')::text, 6, '0') NOT NULL,
	"site_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"remito" text NOT NULL,
	"remito_key" text NOT NULL,
	"state" text DEFAULT 'expected' NOT NULL,
	"expected_on" date NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "arrival_number_unique" UNIQUE("number"),
	CONSTRAINT "arrival_state" CHECK ("arrival"."state" in ('expected', 'receiving', 'closed', 'cancelled')),
	CONSTRAINT "arrival_closed" CHECK (("arrival"."state" = 'closed') = ("arrival"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "arrival_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "arrival_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"arrival_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"expected" integer NOT NULL,
	"pack_size" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "arrival_line_expected" CHECK ("arrival_line"."expected" >= 0),
	CONSTRAINT "arrival_line_pack" CHECK ("arrival_line"."pack_size" > 0)
);
--> statement-breakpoint
CREATE TABLE "intake" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intake_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text DEFAULT 'I-' || lpad(nextval('intake_number')::text, 6, '0') NOT NULL,
	"arrival_id" integer NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"reversed_by" integer,
	"reversed_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "intake_number_unique" UNIQUE("number"),
	CONSTRAINT "intake_state" CHECK ("intake"."state" in ('received', 'reversed')),
	CONSTRAINT "intake_reversed" CHECK (("intake"."state" = 'reversed') = ("intake"."reversed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "intake_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intake_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"intake_id" integer NOT NULL,
	"arrival_line_id" integer NOT NULL,
	"stock_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"condition" text DEFAULT 'good' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"put_away" integer DEFAULT 0 NOT NULL,
	"headed_to_id" integer,
	"headed_by" integer,
	"headed_at" timestamp with time zone,
	CONSTRAINT "intake_line_quantity" CHECK ("intake_line"."quantity" > 0),
	CONSTRAINT "intake_line_condition" CHECK ("intake_line"."condition" in ('good', 'damaged', 'quarantined')),
	CONSTRAINT "intake_line_put_away" CHECK ("intake_line"."put_away" between 0 and "intake_line"."quantity"),
	CONSTRAINT "intake_line_headed_whole" CHECK (("intake_line"."headed_to_id" is null) = ("intake_line"."headed_at" is null) and ("intake_line"."headed_to_id" is null) = ("intake_line"."headed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "supplier" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (anden_fold(name)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "use" text DEFAULT 'storage' NOT NULL;--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "receiving_tolerance" integer;--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival_line" ADD CONSTRAINT "arrival_line_arrival_id_arrival_id_fk" FOREIGN KEY ("arrival_id") REFERENCES "public"."arrival"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival_line" ADD CONSTRAINT "arrival_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake" ADD CONSTRAINT "intake_arrival_id_arrival_id_fk" FOREIGN KEY ("arrival_id") REFERENCES "public"."arrival"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake" ADD CONSTRAINT "intake_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake" ADD CONSTRAINT "intake_reversed_by_account_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_line" ADD CONSTRAINT "intake_line_intake_id_intake_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intake"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_line" ADD CONSTRAINT "intake_line_arrival_line_id_arrival_line_id_fk" FOREIGN KEY ("arrival_line_id") REFERENCES "public"."arrival_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_line" ADD CONSTRAINT "intake_line_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_line" ADD CONSTRAINT "intake_line_headed_to_id_location_id_fk" FOREIGN KEY ("headed_to_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_line" ADD CONSTRAINT "intake_line_headed_by_account_id_fk" FOREIGN KEY ("headed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "arrival_remito" ON "arrival" USING btree ("supplier_id","remito_key") WHERE "arrival"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "arrival_of_site" ON "arrival" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "arrival_expected" ON "arrival" USING btree ("site_id","state","expected_on");--> statement-breakpoint
CREATE UNIQUE INDEX "arrival_line_product" ON "arrival_line" USING btree ("arrival_id","product_id");--> statement-breakpoint
CREATE INDEX "arrival_line_of" ON "arrival_line" USING btree ("arrival_id","position");--> statement-breakpoint
CREATE INDEX "arrival_line_goods" ON "arrival_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "intake_of" ON "intake" USING btree ("arrival_id","id");--> statement-breakpoint
CREATE INDEX "intake_line_of" ON "intake_line" USING btree ("intake_id","id");--> statement-breakpoint
CREATE INDEX "intake_line_arrival" ON "intake_line" USING btree ("arrival_line_id");--> statement-breakpoint
CREATE INDEX "intake_line_to_put" ON "intake_line" USING btree ("stock_id") WHERE "intake_line"."condition" = 'good' and "intake_line"."put_away" < "intake_line"."quantity";--> statement-breakpoint
CREATE INDEX "intake_line_headed" ON "intake_line" USING btree ("headed_to_id") WHERE "intake_line"."headed_to_id" is not null;--> statement-breakpoint
CREATE INDEX "supplier_search" ON "supplier" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "location_apart" ON "location" USING btree ("site_id","use") WHERE "location"."use" <> 'storage';--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_use" CHECK ("location"."use" in ('storage', 'receiving', 'quarantine'));--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_capacity" CHECK ("location"."capacity" > 0);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_receiving_tolerance" CHECK ("product"."receiving_tolerance" between 0 and 50);