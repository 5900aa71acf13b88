import { mount } from 'svelte';
import './lib/arrive';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/states.css';

const target = document.getElementById('app');
if (target) mount(App, { target });

// What lets the page be installed and opens it off line waits until the first load is done.
addEventListener('load', () => setTimeout(() => void import('./lib/install'), 1500));
