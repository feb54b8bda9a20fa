import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { routes } from '@/utils/paths';
import { useGetOrderFiguresQuery } from '../api';
import { FigureTiles } from '../components/FigureTiles';
import { PaceChart } from '../components/PaceChart';
import { formatDay } from '../ordersModel';

export function FiguresPage() {
  const query = useGetOrderFiguresQuery({});
  const day = query.data?.day;
  return (
    <Page
      title="Cifras del día"
      purpose={day ? formatDay(day) : undefined}
      back={{ to: routes.orders, label: 'Pedidos' }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(figures) => (
          <>
            <Section title="Pedidos">
              <FigureTiles figures={figures} />
            </Section>
            <Section title="Líneas preparadas por hora">
              {figures.pace.length > 0 ? (
                <PaceChart pace={figures.pace} />
              ) : (
                <StateMessage icon="charts" title="Todavía no se preparó nada hoy">
                  Cuando se tome la primera línea, acá se ve el ritmo hora por hora.
                </StateMessage>
              )}
            </Section>
          </>
        )}
      </QueryState>
    </Page>
  );
}
