import { mount } from 'svelte';
import './lib/arrive';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/states.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
