-- Thresholds of VIP levels are terms like all others: so far they were the same on every day.
UPDATE "term_versions" SET "terms" = "terms" || '{"vipPoints": [0, 1000, 10000, 50000, 250000, 1000000]}'::jsonb;
