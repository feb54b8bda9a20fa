ALTER TABLE "receipt" ADD COLUMN "reverses_id" integer;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_reverses_id_receipt_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_reverses" ON "receipt" USING btree ("reverses_id");--> statement-breakpoint
-- Reversals that were published before say which slip they take back, the last one that its person had of it.
with recursive chain(first, last) as (
  select r.id, r.id from receipt r
  union all
  select c.first, newer.id from chain c join receipt newer on newer.replaces_id = c.last)
update receipt r set reverses_id = c.last
from pay_run_person n
join pay_run back on back.id = n.run_id and back.reverses_id is not null
join pay_run_person o on o.run_id = back.reverses_id and o.person_id = n.person_id
join chain c on c.first = o.receipt_id
where r.id = n.receipt_id and not exists (select from receipt newer where newer.replaces_id = c.last);--> statement-breakpoint
update signature s set state = 'cancelled', changed_at = anden_now(), version = s.version + 1
from receipt r left join receipt back on back.reverses_id = r.id
where s.paper_id = r.paper_id and s.state in ('waiting', 'pending', 'opened') and (r.reverses_id is not null or back.id is not null);
