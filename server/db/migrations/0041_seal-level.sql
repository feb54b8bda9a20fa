ALTER TABLE "signature" ADD COLUMN "seal_fingerprint" text;--> statement-breakpoint
ALTER TABLE "signature" ADD COLUMN "seal_level" text;--> statement-breakpoint
-- A certificate is written down before its first seal, so it was the newest of those there were.
-- What a licensed provider issued was not: nothing is called more than what is known of it.
UPDATE "signature" s SET "seal_fingerprint" = c.fingerprint, "seal_level" = CASE WHEN c.self_made THEN 'own' ELSE 'electronic' END
FROM "signature" o CROSS JOIN LATERAL (
  SELECT fingerprint, self_made FROM "signing_certificate" k
  ORDER BY k.created_at > o.done_at, CASE WHEN k.created_at <= o.done_at THEN k.created_at END DESC, k.created_at LIMIT 1
) c WHERE o.id = s.id AND s.sealed_hash IS NOT NULL;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_seal_fingerprint_signing_certificate_fingerprint_fk" FOREIGN KEY ("seal_fingerprint") REFERENCES "public"."signing_certificate"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_seal" CHECK (("signature"."sealed_hash" is null) = ("signature"."seal_fingerprint" is null)
        and ("signature"."sealed_hash" is null) = ("signature"."seal_level" is null));--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_level" CHECK ("signature"."seal_level" in ('digital', 'electronic', 'own'));