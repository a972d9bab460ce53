import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTheme, useTranslate } from 'react-admin';

export function ThemeButton() {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  const label = translate(dark ? 'admin.nav.toLight' : 'admin.nav.toDark');
  return (
    <Tooltip title={label}>
      <IconButton color="primary" aria-label={label} onClick={() => setTheme(dark ? 'light' : 'dark')}>
        {dark ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
}
