-- A stake that came back is no win: orders and lines that paid no more than they cost were written down as won.
UPDATE "lottery_orders" SET
	"status" = CASE WHEN "win" > "bet" THEN 'won' WHEN "win" = "bet" THEN 'returned' ELSE 'part' END,
	"lines" = (
		SELECT jsonb_agg(CASE WHEN line ->> 'status' = 'won' THEN jsonb_set(line, '{status}', to_jsonb(
			CASE WHEN (line ->> 'win')::bigint > (line ->> 'bet')::bigint THEN 'won'
				WHEN (line ->> 'win')::bigint = (line ->> 'bet')::bigint THEN 'returned' ELSE 'part' END
		)) ELSE line END ORDER BY place)
		FROM jsonb_array_elements("lines") WITH ORDINALITY AS each(line, place)
	)
WHERE "status" = 'won';
