CREATE SEQUENCE "public"."stock_count_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "stock_count" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text DEFAULT 'C-' || lpad(nextval('stock_count_number')::text, 6, '0') NOT NULL,
	"title" text NOT NULL,
	"site_id" integer NOT NULL,
	"state" text DEFAULT 'counting' NOT NULL,
	"blind" boolean NOT NULL,
	"due_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"chosen" jsonb NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_count_number_unique" UNIQUE("number"),
	CONSTRAINT "stock_count_state" CHECK ("stock_count"."state" in ('counting', 'closed', 'reversed', 'cancelled')),
	CONSTRAINT "stock_count_closed" CHECK (("stock_count"."state" in ('closed', 'reversed')) = ("stock_count"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock_count_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_count_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"person_id" integer,
	"account_id" integer,
	"quantity" integer NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"expected" integer NOT NULL,
	"moved" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"photo_hash" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "stock_count_entry_quantity" CHECK ("stock_count_entry"."quantity" >= 0),
	CONSTRAINT "stock_count_entry_damaged" CHECK ("stock_count_entry"."damaged" between 0 and "stock_count_entry"."quantity")
);
--> statement-breakpoint
CREATE TABLE "stock_count_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_count_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"count_id" integer NOT NULL,
	"stock_id" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"open" boolean GENERATED ALWAYS AS (state in ('pending', 'again', 'differs')) STORED NOT NULL,
	"found" boolean DEFAULT false NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"counted" integer,
	"expected" integer,
	"difference" integer GENERATED ALWAYS AS (counted - expected) STORED,
	"damaged" integer DEFAULT 0 NOT NULL,
	"moved" boolean DEFAULT false NOT NULL,
	"cause" text,
	"reason" text DEFAULT '' NOT NULL,
	"adjustment" integer,
	"settled_by" integer,
	"settled_at" timestamp with time zone,
	CONSTRAINT "stock_count_line_state_known" CHECK ("stock_count_line"."state" in ('pending', 'again', 'differs', 'same', 'adjusted', 'accepted', 'missed')),
	CONSTRAINT "stock_count_line_counted" CHECK ("stock_count_line"."counted" >= 0 and "stock_count_line"."damaged" >= 0),
	CONSTRAINT "stock_count_line_whole" CHECK (("stock_count_line"."counted" is null) = ("stock_count_line"."expected" is null)),
	CONSTRAINT "stock_count_line_adjusted" CHECK (("stock_count_line"."state" = 'adjusted') = ("stock_count_line"."adjustment" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock_count_person" (
	"count_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "stock_count_person_count_id_person_id_pk" PRIMARY KEY("count_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "stock_count" ADD CONSTRAINT "stock_count_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count" ADD CONSTRAINT "stock_count_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_entry" ADD CONSTRAINT "stock_count_entry_line_id_stock_count_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."stock_count_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_entry" ADD CONSTRAINT "stock_count_entry_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_entry" ADD CONSTRAINT "stock_count_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_entry" ADD CONSTRAINT "stock_count_entry_photo_hash_stored_file_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_count_id_stock_count_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_count"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_person" ADD CONSTRAINT "stock_count_person_count_id_stock_count_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_count"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_person" ADD CONSTRAINT "stock_count_person_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_count_of_site" ON "stock_count" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "stock_count_due" ON "stock_count" USING btree ("site_id","state","due_on");--> statement-breakpoint
CREATE INDEX "stock_count_entry_of" ON "stock_count_entry" USING btree ("line_id","id");--> statement-breakpoint
CREATE INDEX "stock_count_entry_photo" ON "stock_count_entry" USING btree ("photo_hash") WHERE "stock_count_entry"."photo_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_count_line_open" ON "stock_count_line" USING btree ("stock_id") WHERE "stock_count_line"."open";--> statement-breakpoint
CREATE UNIQUE INDEX "stock_count_line_once" ON "stock_count_line" USING btree ("count_id","stock_id");--> statement-breakpoint
CREATE INDEX "stock_count_line_state" ON "stock_count_line" USING btree ("count_id","state");--> statement-breakpoint
CREATE INDEX "stock_count_line_stock" ON "stock_count_line" USING btree ("stock_id","settled_at");--> statement-breakpoint
CREATE INDEX "stock_count_person_of" ON "stock_count_person" USING btree ("person_id","count_id");