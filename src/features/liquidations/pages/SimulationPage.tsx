import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { PartTabs } from '@/components/page/PartTabs';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { routes as paths } from '@/utils/paths';
import { PersonSimulation } from '../simulation/PersonSimulation';
import { RaiseSimulation } from '../simulation/RaiseSimulation';

const parts = [
  { key: '', label: 'Una persona' },
  { key: 'aumento', label: 'Un aumento' },
] as const;

function Content() {
  const [address] = useSearchParams();
  const part = parts.find(({ key }) => key === address.get('ver')) ?? parts[0];
  return (
    <Page
      title="Simular"
      purpose="Qué pasaría si algo fuera distinto. No toca ni guarda nada."
      back={{ to: paths.liquidations, label: 'Liquidaciones' }}
    >
      <PartTabs label="Qué simular" tabs={parts} current={part.key} />
      <Box sx={{ mt: 2.5 }}>{part.key === '' ? <PersonSimulation /> : <RaiseSimulation />}</Box>
    </Page>
  );
}

/** /liquidations/simulate: what somebody's pay or a raise of many would come to. */
export function SimulationPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Content />
    </RequirePermission>
  );
}
