CREATE TABLE "reorder_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reorder_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	"pack_size" integer DEFAULT 1 NOT NULL,
	"lead_days" integer DEFAULT 7 NOT NULL,
	"supplier_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"cover" integer DEFAULT 0 NOT NULL,
	"proposed" integer DEFAULT 0 NOT NULL,
	"proposed_at" timestamp with time zone,
	"ordered" integer DEFAULT 0 NOT NULL,
	"ordered_at" timestamp with time zone,
	"ordered_until" date,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reorder_rule_limits" CHECK ("reorder_rule"."min" >= 0 and "reorder_rule"."max" > "reorder_rule"."min"),
	CONSTRAINT "reorder_rule_pack" CHECK ("reorder_rule"."pack_size" > 0),
	CONSTRAINT "reorder_rule_proposed_at" CHECK (("reorder_rule"."proposed" > 0) = ("reorder_rule"."proposed_at" is not null)),
	CONSTRAINT "reorder_rule_ordered" CHECK (("reorder_rule"."ordered" > 0) = ("reorder_rule"."ordered_at" is not null) and ("reorder_rule"."ordered" > 0) = ("reorder_rule"."ordered_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "reorder_rule" ADD CONSTRAINT "reorder_rule_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reorder_rule" ADD CONSTRAINT "reorder_rule_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reorder_rule" ADD CONSTRAINT "reorder_rule_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reorder_rule_once" ON "reorder_rule" USING btree ("site_id","product_id");--> statement-breakpoint
CREATE INDEX "reorder_rule_product" ON "reorder_rule" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reorder_rule_supplier" ON "reorder_rule" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "reorder_rule_proposed" ON "reorder_rule" USING btree ("site_id","proposed") WHERE "reorder_rule"."proposed" > 0;