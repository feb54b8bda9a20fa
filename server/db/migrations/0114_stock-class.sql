DROP INDEX "stock_count_due_at";--> statement-breakpoint
DROP INDEX "stock_count_due_on";--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "abc_class" text DEFAULT 'C' NOT NULL;--> statement-breakpoint
create function anden_stock_class() returns trigger language plpgsql as $$
begin
  new.abc_class := (select abc_class from product where id = new.product_id);
  return new;
end $$;--> statement-breakpoint
create trigger stock_class before insert on stock
  for each row execute function anden_stock_class();--> statement-breakpoint
create function anden_product_class() returns trigger language plpgsql as $$
begin
  update stock set abc_class = new.abc_class where product_id = new.id and abc_class <> new.abc_class;
  return null;
end $$;--> statement-breakpoint
create trigger product_class after update of abc_class on product
  for each row when (old.abc_class <> new.abc_class) execute function anden_product_class();--> statement-breakpoint
update stock set abc_class = product.abc_class from product
  where product.id = stock.product_id and product.abc_class <> 'C';--> statement-breakpoint
CREATE INDEX "stock_class_due_on" ON "stock" USING btree ("abc_class","count_due_on","id","last_counted_on","site_id","quantity","location_id");--> statement-breakpoint
CREATE INDEX "stock_class" ON "stock" USING btree ("abc_class","id");--> statement-breakpoint
CREATE INDEX "stock_count_due_at" ON "stock" USING btree ("site_id","count_due_on","id","last_counted_on","quantity","location_id");--> statement-breakpoint
CREATE INDEX "stock_count_due_on" ON "stock" USING btree ("count_due_on","id","last_counted_on","site_id","quantity","location_id");