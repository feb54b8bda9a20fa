ALTER TABLE "stock" ADD COLUMN "expires_on" date DEFAULT '2199-12-31' NOT NULL;--> statement-breakpoint
CREATE INDEX "location_code" ON "location" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "stock_expires_at" ON "stock" USING btree ("site_id","expires_on","id");--> statement-breakpoint
CREATE INDEX "stock_expires_on" ON "stock" USING btree ("expires_on","id");--> statement-breakpoint
CREATE INDEX "stock_quantity_at" ON "stock" USING btree ("site_id","quantity","id");--> statement-breakpoint
CREATE INDEX "stock_quantity" ON "stock" USING btree ("quantity","id");--> statement-breakpoint
-- The lot of a row of stock never changes, nor does the day on which a lot expires.
create function anden_stock_expires() returns trigger language plpgsql as $$
begin
  new.expires_on := coalesce((select expires_on from lot where id = new.lot_id), date '2199-12-31');
  return new;
end $$;--> statement-breakpoint
create trigger stock_expires before insert or update of lot_id on stock
  for each row execute function anden_stock_expires();--> statement-breakpoint
update stock set expires_on = lot.expires_on from lot where lot.id = stock.lot_id and lot.expires_on is not null;
