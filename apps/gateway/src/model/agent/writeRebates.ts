import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open';

/**
 * Writes down what each agent earns on stakes below it that were settled on a day: its own rate of the day on which they
 * were placed, less that of the next level towards whoever staked, so that all levels together, and the player, get the
 * rate of the top. Once for each agent and day.
 */
export async function writeRebates(tx: Transaction, merchant: string, day: string): Promise<void> {
  await tx.execute(sql`
    with steps as (
      select d.member_id as source_id, d.category, d.placed_day, d.risked as turnover, path.id as agent_id, path.next as child_id
      from rebate_stakes d
      join members m on m.id = d.member_id and m.type in (0, 1, 2)
      cross join lateral (
        select id::bigint, lead(id::bigint) over (order by place) as next
        from unnest(string_to_array(trim(both '/' from m.team_path), '/')) with ordinality as steps(id, place)
      ) path
      where d.merchant = ${merchant} and d.day = ${day}::date and d.risked > 0 and path.next is not null
    ), lines as (
      select agent_id, source_id, category, sum(turnover) as turnover, rate from (
        select s.*, rate_on(s.agent_id, s.category, s.placed_day) - rate_on(s.child_id, s.category, s.placed_day) as rate
        from steps s
        join members agent on agent.id = s.agent_id and agent.type in (1, 2)
      ) each_day group by agent_id, source_id, category, rate
    ), earned as (
      select *, floor(turnover * rate / 100)::bigint as amount from lines where floor(turnover * rate / 100) > 0
    ), made as (
      insert into settlements (id, merchant, member_id, kind, first_day, day, turnover, amount)
      select 'rebate-' || agent_id || '-' || ${day}::text, ${merchant}, agent_id, 'rebate', ${day}::date, ${day}::date, sum(turnover), sum(amount)
      from earned group by agent_id
      on conflict (id) do nothing
      returning id, member_id
    )
    insert into settlement_lines (settlement_id, source_id, category, turnover, rate, amount)
    select made.id, source_id, category, turnover, rate, amount
    from earned join made on made.member_id = agent_id`);
}
