CREATE TABLE "visit_order" (
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"by_hand" boolean NOT NULL,
	"account_id" integer,
	"made_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "visit_order_person_id_day_pk" PRIMARY KEY("person_id","day")
);
--> statement-breakpoint
ALTER TABLE "stock_count_line" DROP CONSTRAINT "stock_count_line_state_known";--> statement-breakpoint
ALTER TABLE "stock_count_line" drop column "open";--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD COLUMN "open" boolean GENERATED ALWAYS AS (state in ('pending', 'again', 'differs', 'approval')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "stop" smallint;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "unbegun" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "cost" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "expires_on" date DEFAULT '2199-12-31' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_order" ADD CONSTRAINT "visit_order_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_order" ADD CONSTRAINT "visit_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "location_code" ON "location" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "stock_expires_at" ON "stock" USING btree ("site_id","expires_on","id");--> statement-breakpoint
CREATE INDEX "stock_expires_on" ON "stock" USING btree ("expires_on","id");--> statement-breakpoint
CREATE INDEX "stock_quantity_at" ON "stock" USING btree ("site_id","quantity","id");--> statement-breakpoint
CREATE INDEX "stock_quantity" ON "stock" USING btree ("quantity","id");--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_state_known" CHECK ("stock_count_line"."state" in ('pending', 'again', 'differs', 'approval', 'same', 'adjusted', 'accepted', 'missed'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_cost" CHECK ("product"."cost" >= 0);--> statement-breakpoint
-- It went with its column.
CREATE UNIQUE INDEX "stock_count_line_open" ON "stock_count_line" USING btree ("stock_id") WHERE "stock_count_line"."open";--> statement-breakpoint
-- The lot of a row of stock never changes, nor does the day on which a lot expires.
create function anden_stock_expires() returns trigger language plpgsql as $$
begin
  new.expires_on := coalesce((select expires_on from lot where id = new.lot_id), date '2199-12-31');
  return new;
end $$;--> statement-breakpoint
create trigger stock_expires before insert or update of lot_id on stock
  for each row execute function anden_stock_expires();--> statement-breakpoint
update stock set expires_on = lot.expires_on from lot where lot.id = stock.lot_id and lot.expires_on is not null;
